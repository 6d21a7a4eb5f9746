# /// fault
# label = "quota_capacity"
# cause = "429 Client Error: Too Many Requests for url"
# framework = "python"
# needs = ["requests"]
# ///
# An annotation service that limits the rate of its callers.
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
python server.py 429 Retry-After=1 &
while [ ! -s port ]; do sleep 0.1; done
cat > label_data.py <<'PY'
import sys
import time

import requests

url = f"http://127.0.0.1:{sys.argv[1]}/v1/annotate"
for document in range(100):
    for attempt in range(3):
        reply = requests.get(url, params={"doc": document}, timeout=10)
        if reply.status_code != 429 or attempt == 2:
            break
        wait = float(reply.headers["Retry-After"])
        print(f"doc {document}: status {reply.status_code}, waiting {wait:g} s", flush=True)
        time.sleep(wait)
    reply.raise_for_status()
    print(f"doc {document}: labelled", flush=True)
PY
python label_data.py "$(cat port)"
