# /// fault
# label = "checkpoint"
# cause = "Missing key(s) in state_dict"
# framework = "lightning"
# needs = ["lightning", "torch"]
# runs_as = "evaluate.py"
# ///
"""A layer was renamed since the checkpoint was written."""
import lightning as L
import torch


class Old(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.backbone = torch.nn.Linear(8, 4)
        self.classifier = torch.nn.Linear(4, 2)


class New(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.backbone = torch.nn.Linear(8, 4)
        self.head = torch.nn.Linear(4, 2)


trainer = L.Trainer(max_epochs=0, accelerator="cpu", logger=False, enable_progress_bar=False)
trainer.strategy.connect(Old())
trainer.save_checkpoint("last.ckpt")
print("evaluating last.ckpt")
New.load_from_checkpoint("last.ckpt")
