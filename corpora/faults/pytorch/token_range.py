# /// fault
# label = "data"
# also = ["code_error", "config"]
# cause = "IndexError: index out of range in self"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "train_lm.py"
# ///
"""Tokens of the second shard reach past the embedding table."""
import torch
from torch import nn

VOCAB = 8192
torch.manual_seed(1)
shards = [torch.randint(0, VOCAB, (4096,)), torch.cat([torch.randint(0, VOCAB, (2000,)), torch.tensor([VOCAB + 17]), torch.randint(0, VOCAB, (2095,))])]
embed, head = nn.Embedding(VOCAB, 32), nn.Linear(32, VOCAB)
optimizer = torch.optim.SGD([*embed.parameters(), *head.parameters()], lr=0.1)
for number, shard in enumerate(shards):
    print(f"> shard {number}: {len(shard)} tokens, min {shard.min()}, max {shard.max()}, vocabulary {VOCAB}")
    for step, ids in enumerate(shard.view(-1, 512)):
        loss = nn.functional.cross_entropy(head(embed(ids[:-1])), ids[1:].clamp(max=VOCAB - 1))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"  iter {step}: loss {loss.item():.4f}, ppl {loss.exp().item():.1f}")
