# /// fault
# label = "checkpoint"
# also = ["missing_file"]
# cause = "No valid checkpoint found in output directory"
# framework = "huggingface"
# needs = ["transformers", "torch", "accelerate"]
# ///
"""A requeued job resumes, but the first attempt ended before it saved anything."""
import torch
from transformers import GPT2Config, GPT2LMHeadModel, Trainer, TrainingArguments

model = GPT2LMHeadModel(GPT2Config(vocab_size=50, n_positions=16, n_embd=16, n_layer=1, n_head=2))
rows = [{"input_ids": torch.arange(16), "labels": torch.arange(16)} for _ in range(8)]
args = TrainingArguments("runs/attempt", max_steps=4, report_to=[], disable_tqdm=True)
print("attempt 2, resuming from runs/attempt")
Trainer(model, args, train_dataset=rows).train(resume_from_checkpoint=True)
