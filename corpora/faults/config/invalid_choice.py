# /// fault
# label = "config"
# cause = "invalid choice: 'adamw8'"
# framework = "python"
# command = "python {script} --optimizer adamw8"
# ///
"""An optimizer that the program does not offer."""
import argparse

parser = argparse.ArgumentParser(description="Train a small network.")
parser.add_argument("--optimizer", choices=["sgd", "adam", "adamw"], default="adam")
print("optimizer:", parser.parse_args().optimizer)
