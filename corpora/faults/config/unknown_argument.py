# /// fault
# label = "config"
# cause = "error: unrecognized arguments: --learning_rate 3e-4"
# framework = "python"
# command = "python {script} --model vit_s --lr-schedule cosine --learning_rate 3e-4"
# ///
"""An option spelled with underscores where the program wants dashes."""
import argparse

parser = argparse.ArgumentParser(description="Train an image classifier")
parser.add_argument("--model", choices=["vit_s", "vit_b", "resnet50"], required=True)
parser.add_argument("--learning-rate", type=float, default=1e-3, metavar="LR")
parser.add_argument("--lr-schedule", choices=["cosine", "step"], default="step")
parser.add_argument("--batch-size", type=int, default=256)
args = parser.parse_args()
print(args)
