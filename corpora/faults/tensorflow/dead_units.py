# /// fault
# label = "poor_fit"
# cause = "final accuracy"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""A huge first step kills all the ReLUs: one class is predicted for ever."""
import keras
import numpy as np

keras.utils.set_random_seed(0)
centres = np.random.normal(size=(10, 20)) * 3
labels = np.random.randint(0, 10, 1200)
x = (centres[labels] + np.random.normal(size=(1200, 20))).astype("float32")
model = keras.Sequential([keras.Input((20,)), keras.layers.Dense(64, "relu"), keras.layers.Dense(64, "relu"), keras.layers.Dense(10)])
model.compile(keras.optimizers.Adam(6.0), keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])


class Log(keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        print(f"epoch={epoch:02d} " + " ".join(f"{name}={value:.4f}" for name, value in logs.items()))


model.fit(x[:1000], labels[:1000], validation_data=(x[1000:], labels[1000:]), epochs=25, batch_size=50, verbose=0, callbacks=[Log()])
predicted = model.predict(x[1000:], verbose=0).argmax(1)
print("predicted classes:", dict(zip(*[part.tolist() for part in np.unique(predicted, return_counts=True)])))
print(f"final accuracy {np.mean(predicted == labels[1000:]):.3f} over 10 classes")
