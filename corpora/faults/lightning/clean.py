# /// fault
# label = "success"
# cause = "`Trainer.fit` stopped: `max_epochs=4` reached."
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""A training that ends well, with the usual advice about workers."""
import lightning as L
import torch


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 1)

    def training_step(self, batch, _):
        loss = (self.layer(batch[0]) - batch[0].sum(1, keepdim=True)).pow(2).mean()
        self.log("loss", loss, prog_bar=True)
        return loss

    def on_train_epoch_end(self):
        print(f"epoch {self.current_epoch} loss {self.trainer.callback_metrics['loss'].item():.4f}")

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters(), lr=0.05)


torch.manual_seed(1)
data = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.randn(256, 4)), batch_size=16)
L.Trainer(max_epochs=4, accelerator="cpu", logger=False, enable_progress_bar=False, enable_checkpointing=False).fit(Net(), data)
