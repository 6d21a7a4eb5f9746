# /// fault
# label = "config"
# cause = "load_best_model_at_end requires"
# framework = "huggingface"
# needs = ["transformers", "torch", "accelerate"]
# ///
"""The best model is asked for, but nothing is ever evaluated."""
from transformers import TrainingArguments

print("***** preparing run: sst-small *****")
args = TrainingArguments(output_dir="out", load_best_model_at_end=True, eval_strategy="no", save_strategy="steps", num_train_epochs=3)
print(args.output_dir)
