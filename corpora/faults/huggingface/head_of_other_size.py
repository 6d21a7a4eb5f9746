# /// fault
# label = "checkpoint"
# cause = "size mismatch"
# also = ["shape_mismatch"]
# framework = "huggingface"
# needs = ["transformers", "torch"]
# runs_as = "run_glue.py"
# ///
"""A classifier that was saved with five classes is loaded for two."""
import logging

from transformers import BertConfig, BertForSequenceClassification

logging.basicConfig(format="%(asctime)s - %(levelname)s - %(name)s - %(message)s", level=logging.INFO)
log = logging.getLogger("run_glue")
shape = dict(vocab_size=200, hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=64)
BertForSequenceClassification(BertConfig(**shape, num_labels=5)).save_pretrained("runs/stars")
log.info("saved the five-class model to runs/stars")
log.info("loading it for a task with two labels")
model = BertForSequenceClassification.from_pretrained("runs/stars", num_labels=2)
log.info("classifier: %s", tuple(model.classifier.weight.shape))
raise RuntimeError("size mismatch was not noticed")
