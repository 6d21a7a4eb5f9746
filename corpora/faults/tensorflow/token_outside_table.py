# /// fault
# label = "data"
# also = ["code_error"]
# cause = "is not in [0, 500)"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""One sequence holds a token that the table does not have."""
import keras
import numpy as np

keras.utils.set_random_seed(1)
tokens = np.random.randint(0, 500, (256, 12))
tokens[201, 7] = 731
labels = (tokens.sum(1) % 2).astype("float32")
model = keras.Sequential([
    keras.layers.Embedding(500, 16),
    keras.layers.GlobalAveragePooling1D(),
    keras.layers.Dense(1, activation="sigmoid"),
])
model.compile("adam", "binary_crossentropy", metrics=["accuracy"])
for epoch in range(3):
    for start in range(0, 256, 32):
        loss, accuracy = model.train_on_batch(tokens[start:start + 32], labels[start:start + 32])
        print(f"epoch {epoch} samples {start}-{start + 31}: loss {loss:.4f} acc {accuracy:.3f}")
