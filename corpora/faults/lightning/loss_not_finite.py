# /// fault
# label = "nonfinite"
# cause = "is not finite"
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""The learning rate is far too high; early stopping sees the loss leave the numbers."""
import lightning as L
import torch
from lightning.pytorch.callbacks import EarlyStopping


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(16, 1)

    def training_step(self, batch, _):
        loss = (self.layer(batch[0]).squeeze() - batch[1]).pow(2).mean()
        self.log("train_loss", loss, on_epoch=True)
        return loss

    def on_train_epoch_end(self):
        print(f"epoch {self.current_epoch}: train_loss={self.trainer.callback_metrics['train_loss'].item():.4g}")

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=1.5)


torch.manual_seed(0)
rows = torch.utils.data.TensorDataset(torch.randn(256, 16) * 3, torch.randn(256))
trainer = L.Trainer(max_epochs=30, accelerator="cpu", logger=False, enable_progress_bar=False, enable_checkpointing=False, callbacks=[EarlyStopping("train_loss", check_finite=True, verbose=True, check_on_train_epoch_end=True)])
trainer.fit(Net(), torch.utils.data.DataLoader(rows, batch_size=16))
raise SystemExit(0 if trainer.current_epoch == 30 else 1)
