# /// fault
# label = "network"
# cause = "[Errno 111] Connection refused"
# framework = "pytorch"
# needs = ["torch", "requests"]
# ///
"""The metrics server of the cluster is down; the client does not give in."""
import requests
import torch
from requests.adapters import HTTPAdapter
from urllib3.util import Retry

session = requests.Session()
session.mount("http://", HTTPAdapter(max_retries=Retry(3, backoff_factor=0.3)))
model = torch.nn.Linear(8, 8)
for epoch in range(3):
    loss = (model(torch.randn(16, 8)) ** 2).mean()
    print(f"epoch {epoch}: loss {loss.item():.4f}")
    session.post("http://127.0.0.1:5987/api/2.0/mlflow/runs/log-metric", json={"key": "loss", "value": loss.item()}, timeout=5)
