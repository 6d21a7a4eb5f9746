# /// fault
# label = "network"
# also = ["data"]
# cause = "IncompleteRead"
# framework = "python"
# needs = ["requests"]
# ///
"""A server (a small local one) closes the connection in the middle of a file."""
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import requests


class Store(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        self.wfile.write(b"x" * 30000)

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Store)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_port}/weights.bin"
print("downloading", url)
size = 0
for part in requests.get(url, stream=True, timeout=5).iter_content(8192):
    size += len(part)
print("done", size)
