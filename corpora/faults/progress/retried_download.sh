# /// fault
# label = "success"
# cause = "run finished"
# framework = "pytorch"
# needs = ["torch", "requests"]
# ///
# The first two requests for the data are reset or answered with 502, the third one works.
cat > server.py <<'PY'
import http.server

calls = 0


class Flaky(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        global calls
        calls += 1
        if calls == 1:
            self.connection.close()
            return
        self.send_response(502 if calls == 2 else 200)
        self.end_headers()
        self.wfile.write(bytes(range(256)) * 64)

    def log_message(self, *args):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Flaky)
open("port", "w").write(str(server.server_port))
server.serve_forever()
PY
python server.py 2>/dev/null &
while [ ! -s port ]; do sleep 0.1; done
cat > train.py <<'PY'
import logging
import sys
import time

import requests
import torch

logging.basicConfig(level=logging.INFO, format="%(levelname)s:%(name)s:%(message)s")
logging.getLogger("urllib3").setLevel(logging.ERROR)
log = logging.getLogger("run")
url = f"http://127.0.0.1:{sys.argv[1]}/shard-0.bin"
for attempt in range(1, 6):
    try:
        reply = requests.get(url, timeout=5)
        reply.raise_for_status()
        break
    except requests.RequestException:
        log.error("download of shard-0.bin failed (attempt %d of 5), retrying", attempt, exc_info=True)
        time.sleep(0.5)
data = torch.tensor(list(reply.content), dtype=torch.float).view(-1, 16) / 255
log.info("loaded %s", tuple(data.shape))
model = torch.nn.Linear(16, 16)
optimizer = torch.optim.Adam(model.parameters(), 1e-2)
for epoch in range(8):
    for batch in data.split(128):
        loss = (model(batch) - batch).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    log.info("epoch %d: loss %.5f", epoch, loss.item())
log.info("run finished")
PY
python train.py "$(cat port)"
