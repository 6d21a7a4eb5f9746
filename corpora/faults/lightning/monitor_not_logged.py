# /// fault
# label = "config"
# also = ["code_error"]
# cause = "which is not available"
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""Early stopping watches a metric that nobody logs."""
import lightning as L
import torch
from lightning.pytorch.callbacks import EarlyStopping


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 1)

    def training_step(self, batch, _):
        loss = self.layer(batch[0]).pow(2).mean()
        self.log("train_loss", loss)
        return loss

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)


data = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.randn(32, 4)), batch_size=8)
trainer = L.Trainer(max_epochs=2, accelerator="cpu", logger=False, enable_progress_bar=False, enable_checkpointing=False, callbacks=[EarlyStopping("val_f1", mode="max")])
trainer.fit(Net(), data)
