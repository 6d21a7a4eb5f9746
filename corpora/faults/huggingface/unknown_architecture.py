# /// fault
# label = "config"
# also = ["dependency", "checkpoint"]
# cause = "does not recognize this architecture"
# framework = "huggingface"
# needs = ["transformers", "torch"]
# runs_as = "generate.py"
# ///
"""The configuration names a model type that this version of the library has no code for."""
import json
from pathlib import Path

from transformers import AutoModelForCausalLM

folder = Path("models/next")
folder.mkdir(parents=True)
(folder / "config.json").write_text(json.dumps({"model_type": "hypermamba4", "hidden_size": 64, "vocab_size": 100}))
print("reading", folder / "config.json")
AutoModelForCausalLM.from_pretrained(str(folder))
