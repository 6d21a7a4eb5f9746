# /// fault
# label = "network"
# cause = "503 Server Error: Service Unavailable for url"
# framework = "python"
# needs = ["requests"]
# ///
# The feature store answers 503 until the client gives up.
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
python server.py 503 &
while [ ! -s port ]; do sleep 0.1; done
cat > features.py <<'PY'
import sys
import time

import requests


def get(path, tries=3):
    for number in range(tries):
        reply = requests.get(f"http://127.0.0.1:{sys.argv[1]}{path}", timeout=10)
        if reply.ok:
            return reply.json()
        print(time.strftime("%H:%M:%S"), f"WARN  {path}: status {reply.status_code}, try {number + 1} of {tries}", flush=True)
        time.sleep(0.5)
    reply.raise_for_status()


print(time.strftime("%H:%M:%S"), "INFO  loading entity features")
features = get("/v2/entities/users?limit=1000")
PY
python features.py "$(cat port)"
