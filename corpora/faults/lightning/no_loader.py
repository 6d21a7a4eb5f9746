# /// fault
# label = "config"
# also = ["code_error"]
# cause = "MisconfigurationException"
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""A module without optimizers' data: fit is called with nothing to train on."""
import lightning as L
import torch


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 1)

    def training_step(self, batch, _):
        return self.layer(batch).mean()

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)


trainer = L.Trainer(max_epochs=1, accelerator="cpu", logger=False, enable_checkpointing=False)
trainer.fit(Net())
