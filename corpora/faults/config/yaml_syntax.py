# /// fault
# label = "config"
# also = ["data", "code_error"]
# cause = "yaml.scanner.ScannerError"
# framework = "python"
# needs = ["pyyaml"]
# ///
"""A tab in the configuration file."""
from pathlib import Path

import yaml

Path("run.yaml").write_text("model:\n  width: 64\n\tdepth: 4\n")
print("reading run.yaml")
print(yaml.safe_load(Path("run.yaml").read_text()))
