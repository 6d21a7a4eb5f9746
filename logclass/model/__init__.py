"""The trained classifier: features, scoring with numpy, artefacts of arrays and JSON, training."""
