# /// fault
# label = "permission"
# cause = "PermissionError: [Errno 13] Permission denied: '/workspace/outputs/run-0042/train.log'"
# framework = "python"
# requires = ["root", "setpriv", "/usr/bin/python3"]
# ///
# The output folder was made by root in an earlier step; the job itself runs as nobody.
set -e
mkdir -p outputs/run-0042
chmod 755 outputs outputs/run-0042
cat > train.py <<'PY'
import logging
import logging.config
import random

print("seeding with 1234")
random.seed(1234)
print("configuring logging")
logging.config.dictConfig(
    {
        "version": 1,
        "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(message)s"}},
        "handlers": {"file": {"class": "logging.FileHandler", "filename": "outputs/run-0042/train.log", "formatter": "plain"}},
        "root": {"level": "INFO", "handlers": ["file"]},
    }
)
logging.info("start")
PY
chmod 644 train.py
id -un
exec setpriv --reuid 65534 --regid 65534 --clear-groups /usr/bin/python3 train.py
