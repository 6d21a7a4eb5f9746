# /// fault
# label = "cancelled"
# cause = "Detected KeyboardInterrupt"
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""Someone presses Ctrl-C in the second epoch."""
import os
import signal

import lightning as L
import torch


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 1)

    def training_step(self, batch, at):
        if self.current_epoch == 1 and at == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return self.layer(batch[0]).pow(2).mean()

    def on_train_epoch_end(self):
        print(f"epoch {self.current_epoch} done")

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters())


data = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.randn(64, 4)), batch_size=8)
L.Trainer(max_epochs=5, accelerator="cpu", logger=False, enable_progress_bar=False, enable_checkpointing=False).fit(Net(), data)
