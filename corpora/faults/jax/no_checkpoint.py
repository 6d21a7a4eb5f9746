# /// fault
# label = "missing_file"
# also = ["checkpoint"]
# cause = "FileNotFoundError"
# framework = "orbax"
# needs = ["jax", "orbax-checkpoint"]
# runs_as = "resume.py"
# ///
"""A checkpoint is read from a folder that the run before never wrote."""
from pathlib import Path

import orbax.checkpoint as ocp

folder = Path("runs/base/step_2000").absolute()
print("restoring", folder)
print(ocp.StandardCheckpointer().restore(folder).keys())
