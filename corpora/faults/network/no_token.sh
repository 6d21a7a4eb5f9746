# /// fault
# label = "permission"
# cause = "401 Client Error: Unauthorized for url"
# framework = "python"
# needs = ["requests", "tqdm"]
# ///
# A model hub that wants a token; the job has none.
cat > server.py <<'PY'
import http.server
import sys

STATUS, HEADERS = int(sys.argv[1]), dict(h.split("=", 1) for h in sys.argv[2:])


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(STATUS)
        for name, value in HEADERS.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(b'{"error": "see status"}')

    def log_message(self, *args):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
open("port", "w").write(str(server.server_port))
server.serve_forever()
PY
python server.py 401 'WWW-Authenticate=Bearer realm="models"' &
while [ ! -s port ]; do sleep 0.1; done
cat > prepare.py <<'PY'
import sys

import requests
from tqdm import tqdm

base = f"http://127.0.0.1:{sys.argv[1]}"
files = ["config.json", "tokenizer.json", "model.safetensors"]
for name in tqdm(files, desc="Fetching 3 files"):
    reply = requests.get(f"{base}/acme/llm-8b/resolve/main/{name}", timeout=10)
    reply.raise_for_status()
    open(name, "wb").write(reply.content)
PY
COLUMNS=80 python prepare.py "$(cat port)"
