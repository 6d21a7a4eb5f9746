# /// fault
# label = "rendezvous"
# cause = "DEADLINE_EXCEEDED"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# env = {JAX_PLATFORMS = "cpu"}
# timeout_s = 90
# ///
"""Process 1 of 4; the process that holds the coordinator was never started."""
import logging

import jax

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(levelname)s %(message)s")
jax.distributed.initialize("127.0.0.1:29871", num_processes=4, process_id=1, initialization_timeout=10)
print("processes", jax.process_count(), "devices", jax.device_count())
