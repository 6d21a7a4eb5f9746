# /// fault
# label = "checkpoint"
# cause = "Error(s) in loading state_dict for"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "sft.py"
# ///
import logging
import time

import torch
from torch import nn

logging.basicConfig(level=logging.INFO, format="%(asctime)s - %(levelname)s - %(name)s - %(message)s")
logger = logging.getLogger("sft")


class LM(nn.Module):
    def __init__(self, vocab):
        super().__init__()
        self.embed = nn.Embedding(vocab, 16)
        self.body = nn.GRU(16, 16, batch_first=True)
        self.lm_head = nn.Linear(16, vocab, bias=False)


def pretrain(path):
    model = LM(32000)
    optimizer = torch.optim.AdamW(model.parameters())
    for step in range(3):
        ids = torch.randint(0, 32000, (2, 8))
        logits = model.lm_head(model.body(model.embed(ids))[0])
        loss = nn.functional.cross_entropy(logits.flatten(0, 1), ids.flatten())
        loss.backward()
        optimizer.step()
        logger.info("warmup step %d loss %.3f", step, loss.item())
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": 3}, path)
    logger.info("saved %s", path)


pretrain("base.pt")
time.sleep(0.2)
logger.info("Adding 4 special tokens to the tokenizer: <|user|> <|assistant|> <|system|> <|end|>")
model = LM(32004)
logger.info("Restoring weights from base.pt")
state = torch.load("base.pt")
model.load_state_dict(state["model"])
logger.info("Running supervised fine-tuning")
