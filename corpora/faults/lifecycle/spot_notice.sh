# /// fault
# label = "preemption"
# cause = "instance will be preempted"
# framework = "pytorch"
# needs = ["torch"]
# ///
# A local stand-in for the metadata server of a cloud announces a preemption; the trainer polls it, saves and leaves.
cat > metadata.py <<'PY'
import http.server
import time

START = time.monotonic()


class Metadata(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"TRUE" if time.monotonic() - START > 7 else b"FALSE")

    def log_message(self, *args):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Metadata)
open("port", "w").write(str(server.server_port))
server.serve_forever()
PY
python metadata.py &
while [ ! -s port ]; do sleep 0.1; done
cat > train.py <<'PY'
import logging
import sys
import urllib.request

import torch

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s trainer %(message)s")
URL = f"http://127.0.0.1:{sys.argv[1]}/computeMetadata/v1/instance/preempted"
model = torch.nn.Linear(100, 100)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for step in range(1, 10**9):
    x = torch.randn(64, 100)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 400 == 0:
        logging.info("step %d loss %.5f", step, loss.item())
        with urllib.request.urlopen(URL, timeout=2) as reply:
            answer = reply.read().decode()
        if answer == "TRUE":
            logging.warning("metadata %s: instance will be preempted, saving", answer)
            torch.save({"model": model.state_dict(), "step": step}, "preempted.pt")
            logging.info("saved preempted.pt at step %d, exiting", step)
            sys.exit(143)
PY
python train.py "$(cat port)"
