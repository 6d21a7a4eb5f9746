# /// fault
# label = "system_limit"
# also = ["storage"]
# cause = "File size limit exceeded"
# framework = "shell"
# ///
# ulimit -f of the login shell is inherited by the job.
ulimit -f 2048
echo "packing 8 chunks into packed.bin"
head -c 1000000 /dev/zero > packed.bin && echo "packed chunk 1 ($(stat -c %s packed.bin) bytes)"
dd if=/dev/zero of=packed.bin bs=100000 count=60 oflag=append conv=notrunc status=none
code=$?
echo "dd left with exit code $code"
exit $code
