# /// fault
# label = "host_oom"
# cause = "MemoryError"
# framework = "python"
# command = "bash -c 'ulimit -v 600000; exec python {script}'"
# runs_as = "build_vocab.py"
# ///
"""All n-grams of a corpus are counted in one dictionary."""
import random
from collections import Counter

random.seed(0)
words = [f"w{i}" for i in range(50_000)]
counts = Counter()
for document in range(2000):
    tokens = random.choices(words, k=2000)
    for n in (1, 2, 3):
        counts.update(tuple(tokens[i : i + n]) for i in range(len(tokens) - n))
    if document % 50 == 0:
        print(f"{document} documents, {len(counts)} distinct n-grams")
