# /// fault
# label = "success"
# cause = "Training finished"
# framework = "python"
# ///
"""A worker loses its connection twice; the step is tried again, and the run goes on to its end."""
import logging
import socket

logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
log = logging.getLogger("train")


def fetch(step):
    if step in (7, 8):
        socket.create_connection(("127.0.0.1", 9), timeout=1)
    return step


for step in range(1, 31):
    try:
        fetch(step)
    except OSError:
        log.exception("step %d: the feature store did not answer, retrying", step)
    log.info("step %d loss %.4f", step, 3 / step)
log.info("Training finished after %d steps", 30)
