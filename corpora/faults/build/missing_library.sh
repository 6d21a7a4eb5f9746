# /// fault
# label = "dependency"
# cause = "error while loading shared libraries: libvideodecode.so.4"
# framework = "c++"
# requires = ["gcc"]
# ///
# A decoder that was linked against a library which the runtime image does not hold.
set -e
mkdir lib
echo 'int decode(int frame) { return frame * 2; }' > decode.c
gcc -shared -fPIC -Wl,-soname,libvideodecode.so.4 -o lib/libvideodecode.so.4 decode.c
ln -s libvideodecode.so.4 lib/libvideodecode.so
printf '#include <stdio.h>\nint decode(int);\nint main(void) { printf("%%d frames\\n", decode(12)); }\n' > extract.c
gcc -o extract_frames extract.c -Llib -lvideodecode
rm -r lib
echo "== stage 1/2: extracting frames"
./extract_frames
echo "== stage 2/2: training"
