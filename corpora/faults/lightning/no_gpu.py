# /// fault
# label = "driver_compat"
# also = ["config"]
# cause = "No supported gpu backend found!"
# framework = "lightning"
# needs = ["lightning", "torch"]
# ///
"""A GPU is asked for on a machine without one."""
import lightning as L

L.seed_everything(7)
trainer = L.Trainer(accelerator="gpu", devices=2, max_epochs=3)
print(trainer.num_devices)
