# /// fault
# label = "missing_file"
# cause = "Error no file named"
# framework = "huggingface"
# needs = ["transformers", "torch"]
# runs_as = "finetune.py"
# ///
"""The model folder holds a configuration, but the weights were never copied into it."""
from transformers import BertConfig, BertForSequenceClassification

folder = "models/encoder-small"
BertConfig(vocab_size=200, hidden_size=32, num_hidden_layers=2, num_attention_heads=2, intermediate_size=64).save_pretrained(folder)
print(f"loading encoder from {folder}")
model = BertForSequenceClassification.from_pretrained(folder, num_labels=3)
print(f"{model.num_parameters():,} parameters")
