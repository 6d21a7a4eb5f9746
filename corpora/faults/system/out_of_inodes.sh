# /// fault
# label = "storage"
# cause = "No space left on device"
# framework = "shell"
# requires = ["root", "mount"]
# ///
mkdir cache
mount -t tmpfs -o size=16m,nr_inodes=40 tmpfs cache || exit 0
trap 'umount cache' EXIT
for n in $(seq 1 60); do
    echo "caching sample $n"
    : > "cache/sample-$n.bin" || exit 1
done
