# /// fault
# label = "missing_file"
# also = ["permission"]
# cause = "Repository Not Found"
# framework = "huggingface"
# needs = ["huggingface_hub"]
# runs_as = "fetch_model.py"
# env = { HF_ENDPOINT = "http://127.0.0.1:18432", HF_HUB_DISABLE_TELEMETRY = "1" }
# ///
"""A hub (a small local one) that does not know the repository."""
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from huggingface_hub import hf_hub_download


class Hub(BaseHTTPRequestHandler):
    def do_HEAD(self):
        self.send_response(404)
        self.send_header("X-Error-Code", "RepoNotFound")
        self.end_headers()

    do_GET = do_HEAD

    def log_message(self, *_):
        pass


threading.Thread(target=HTTPServer(("127.0.0.1", 18432), Hub).serve_forever, daemon=True).start()
print("downloading lab/smal-1b")
print(hf_hub_download("lab/smal-1b", "model.safetensors"))
