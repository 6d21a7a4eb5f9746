# /// fault
# label = "config"
# cause = "not found in the base model"
# framework = "peft"
# needs = ["peft", "transformers", "torch"]
# runs_as = "lora.py"
# ///
"""Adapter targets were copied from another architecture."""
from peft import LoraConfig, get_peft_model
from transformers import GPT2Config, GPT2LMHeadModel

model = GPT2LMHeadModel(GPT2Config(vocab_size=100, n_positions=32, n_embd=32, n_layer=2, n_head=2))
print("base model:", model.num_parameters(), "parameters")
adapter = LoraConfig(r=4, lora_alpha=8, target_modules=["q_proj", "v_proj"], task_type="CAUSAL_LM")
get_peft_model(model, adapter).print_trainable_parameters()
