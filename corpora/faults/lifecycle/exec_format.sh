# /// fault
# label = "container_start"
# also = ["dependency"]
# cause = "Exec format error"
# framework = "container"
# requires = ["root", "gcc"]
# ///
# The entry point of an image that was built for another kind of processor, started in a root of its own.
set -e
mkdir -p image/usr/local/bin
printf 'int main(void) { return 0; }\n' > entry.c
gcc -static -o image/usr/local/bin/entrypoint entry.c
printf '\002\001' | dd of=image/usr/local/bin/entrypoint bs=1 seek=18 conv=notrunc status=none
cat > start_container.py <<'PY'
import os
import sys

root, entrypoint = sys.argv[1:]
print(f"starting container trainer-7f9 from image acme/trainer:2.4, entrypoint {entrypoint}", flush=True)
os.chroot(root)
os.chdir("/")
os.execv(entrypoint, [entrypoint, "--config", "/etc/train.yaml"])
PY
exec python start_container.py image /usr/local/bin/entrypoint
