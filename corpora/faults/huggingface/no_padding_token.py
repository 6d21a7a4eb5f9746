# /// fault
# label = "config"
# also = ["code_error"]
# cause = "does not have a padding token"
# framework = "huggingface"
# needs = ["transformers", "tokenizers"]
# runs_as = "encode.py"
# ///
"""A decoder-only vocabulary has no padding token, and batches are padded."""
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast

core = Tokenizer(models.WordLevel({"<unk>": 0, "heat": 1, "flows": 2, "down": 3}, unk_token="<unk>"))
core.pre_tokenizer = pre_tokenizers.Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=core, unk_token="<unk>", eos_token="<unk>")
for at in range(3):
    print(f"batch {at}", tokenizer(["heat flows", "heat flows down"], padding=at == 2)["input_ids"])
