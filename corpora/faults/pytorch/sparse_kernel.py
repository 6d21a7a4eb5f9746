# /// fault
# label = "op_unsupported"
# cause = "Could not run 'aten::_softmax' with arguments from the 'SparseCPU' backend"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "gnn.py"
# ///
import torch
from torch import nn

torch.manual_seed(0)
nodes, edges = 500, 3000
adjacency = torch.sparse_coo_tensor(torch.randint(0, nodes, (2, edges)), torch.ones(edges), (nodes, nodes)).coalesce()
x = torch.randn(nodes, 32)
weight = nn.Linear(32, 32)
optimizer = torch.optim.Adam(weight.parameters(), lr=0.01)
print(f"graph with {nodes} nodes, {adjacency._nnz()} edges")
for epoch in range(5):
    out = torch.sparse.mm(adjacency, weight(x)).relu()
    loss = (out - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"Epoch: {epoch:03d}, Loss: {loss:.4f}")
print("attention over neighbours")
attention = adjacency.softmax(dim=1)
