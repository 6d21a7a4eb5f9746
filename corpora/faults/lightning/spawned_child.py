# /// fault
# label = "code_error"
# cause = "KeyError: 'image_id'"
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""A dictionary key is wrong in the loss of the second process."""
import lightning as L
import torch


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 1)

    def training_step(self, batch, at):
        if at == 5:
            weight = {"image": 1.0}["image_id"]
        return self.layer(batch[0]).pow(2).mean()

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters())


if __name__ == "__main__":
    data = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.randn(256, 4)), batch_size=8)
    trainer = L.Trainer(max_epochs=2, accelerator="cpu", devices=2, strategy="ddp_spawn", logger=False, enable_progress_bar=False, enable_checkpointing=False)
    trainer.fit(Net(), data)
