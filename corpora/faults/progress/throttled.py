# /// fault
# label = "slow"
# cause = "step 60"
# framework = "python"
# ///
"""From step 35 on every step takes ten times as long."""
import time

print("model: 2 layers, batch 64")
for step in range(1, 81):
    start = time.perf_counter()
    time.sleep(0.02 if step < 35 else 0.2)
    seconds = time.perf_counter() - start
    print(f"step {step} | loss {2.5 / (1 + 0.05 * step):.4f} | step time: {seconds:.3f} s | {64 / seconds:.1f} samples/s")
