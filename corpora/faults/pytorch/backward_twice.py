# /// fault
# label = "autograd"
# cause = "Trying to backward through the graph a second time"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""Truncated back-propagation through time whose hidden state is carried over without detach."""
import argparse
import time

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--bptt", type=int, default=20)
parser.add_argument("--epochs", type=int, default=2)
args = parser.parse_args()
print(args)
torch.manual_seed(1111)
corpus = torch.randint(0, 200, (20, 401))
embed, rnn, decoder = nn.Embedding(200, 32), nn.LSTM(32, 48), nn.Linear(48, 200)
parameters = [*embed.parameters(), *rnn.parameters(), *decoder.parameters()]


def train_chunks(state):
    total, start = 0.0, time.time()
    for batch, i in enumerate(range(0, corpus.size(1) - 1, args.bptt)):
        x = corpus[:, i : i + args.bptt].t()
        y = corpus[:, i + 1 : i + 1 + args.bptt].t()
        output, new_state = rnn(embed(x), state)
        loss = nn.functional.cross_entropy(decoder(output).flatten(0, 1), y.reshape(-1))
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 0.25)
        for p in parameters:
            p.data.add_(p.grad, alpha=-2.0)
            p.grad = None
        total += loss.item()
        state = tuple(s.detach() for s in new_state) if batch < 12 else new_state
        if batch % 4 == 0:
            ms = (time.time() - start) * 1000
            print(f"| {batch:5d}/{400 // args.bptt} batches | lr 2.00 | ms/batch {ms:5.2f} | loss {total / (batch + 1):5.2f}")
    return state


for epoch in range(1, args.epochs + 1):
    train_chunks(None)
    print("-" * 60)
    print(f"| end of epoch {epoch}")
    print("-" * 60)
