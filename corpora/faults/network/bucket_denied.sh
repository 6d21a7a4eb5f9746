# /// fault
# label = "permission"
# cause = "HTTP Error 403: Forbidden"
# framework = "python"
# ///
# The service account of the job may not read the bucket.
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
python server.py 403 Content-Type=application/json &
while [ ! -s port ]; do sleep 0.1; done
cat > stage.py <<'PY'
import logging
import sys
import urllib.request

logging.basicConfig(level=logging.INFO, format="%(levelname).1s%(asctime)s %(filename)s:%(lineno)d] %(message)s")
base = f"http://127.0.0.1:{sys.argv[1]}/storage/v1/b/training-data/o"
for shard in range(3):
    logging.info("fetching shard %d of 3", shard)
    with urllib.request.urlopen(f"{base}/train-{shard:05d}.tfrecord?alt=media", timeout=10) as reply:
        logging.info("shard %d: %d bytes", shard, len(reply.read()))
PY
python stage.py "$(cat port)"
