# /// fault
# label = "missing_file"
# cause = "File not found: filepath="
# framework = "keras"
# needs = ["tensorflow_cpu"]
# runs_as = "resume.py"
# ///
"""The model of the day before was moved away."""
import keras

print("resuming from runs/day1/model.keras")
model = keras.models.load_model("runs/day1/model.keras")
