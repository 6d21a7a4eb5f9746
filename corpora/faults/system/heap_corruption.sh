# /// fault
# label = "native_crash"
# cause = "free(): double free detected"
# framework = "python"
# requires = ["gcc"]
# timeout_s = 90
# ///
# A C tokenizer frees the copy of a long line twice.
set -e
cat > fasttok.c <<'C'
#include <stdlib.h>
#include <string.h>
int count_tokens(const char *text) {
  char *copy = strdup(text), *word = strtok(copy, " ");
  int n = 0;
  while (word) { ++n; word = strtok(NULL, " "); }
  free(copy);
  if (n > 40) free(copy);
  return n;
}
C
gcc -O1 -w -shared -fPIC -o libfasttok.so fasttok.c
cat > tokenize_corpus.py <<'PY'
import ctypes
import random

lib = ctypes.CDLL("./libfasttok.so")
random.seed(3)
total = 0
for line in range(400):
    text = " ".join(["token"] * random.randint(5, 30 if line < 310 else 60))
    total += lib.count_tokens(text.encode())
    if line % 50 == 0:
        print(f"INFO:tokenize:line {line}, {total} tokens so far", flush=True)
PY
python tokenize_corpus.py
