# /// fault
# label = "checkpoint"
# also = ["shape_mismatch"]
# cause = "ValueError"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# runs_as = "resume.py"
# ///
"""Weights are loaded into a network that has grown."""
import keras


def build(width):
    return keras.Sequential([keras.Input((8,)), keras.layers.Dense(width), keras.layers.Dense(2)])


build(16).save_weights("best.weights.h5")
print("loading best.weights.h5 into the wide network")
build(32).load_weights("best.weights.h5")
