# /// fault
# label = "shape_mismatch"
# also = ["data", "code_error", "config"]
# cause = "expected sequence of length 4 at dim 1"
# framework = "huggingface"
# needs = ["transformers", "torch", "accelerate"]
# runs_as = "train_lm.py"
# ///
"""Token lists of unequal length reach a collator that pads inputs, not labels."""
from transformers import BertConfig, BertForMaskedLM, DataCollatorWithPadding, PreTrainedTokenizerFast, Trainer, TrainingArguments
from tokenizers import Tokenizer, models

words = {"[PAD]": 0, "[UNK]": 1, "the": 2, "cell": 3, "divides": 4}
tokenizer = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.WordLevel(words, unk_token="[UNK]")), pad_token="[PAD]")
rows = [{"input_ids": [2] * n, "attention_mask": [1] * n, "labels": [3] * n} for n in (4, 9, 6, 5, 8, 7, 4, 4)]
model = BertForMaskedLM(BertConfig(vocab_size=5, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32))
args = TrainingArguments("out", per_device_train_batch_size=4, num_train_epochs=1, report_to=[], disable_tqdm=True)
Trainer(model, args, train_dataset=rows, data_collator=DataCollatorWithPadding(tokenizer)).train()
