# /// fault
# label = "missing_file"
# cause = "No such file or directory"
# framework = "shell"
# ///
# The job file names a script that was renamed.
set -eo pipefail
echo "Job started on $(date +%F) with 2 CPUs"
echo 'print("ok")' > train_v2.py
python -u train.py --epochs 10 2>&1 | tee train.log
