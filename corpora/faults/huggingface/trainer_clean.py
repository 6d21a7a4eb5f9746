# /// fault
# label = "success"
# cause = "train_runtime"
# framework = "huggingface"
# needs = ["transformers", "torch", "accelerate"]
# ///
"""A small language model is trained to the end."""
import torch
from transformers import GPT2Config, GPT2LMHeadModel, Trainer, TrainingArguments, set_seed

set_seed(3)
model = GPT2LMHeadModel(GPT2Config(vocab_size=40, n_positions=16, n_embd=32, n_layer=1, n_head=2))
rows = [{"input_ids": (torch.arange(16) + n) % 40, "labels": (torch.arange(16) + n) % 40} for n in range(64)]
args = TrainingArguments("out", num_train_epochs=6, per_device_train_batch_size=8, learning_rate=3e-3, logging_steps=8, save_strategy="no", report_to=[], disable_tqdm=True)
result = Trainer(model, args, train_dataset=rows).train()
print(f"final loss {result.training_loss:.3f}")
