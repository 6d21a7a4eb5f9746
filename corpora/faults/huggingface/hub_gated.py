# /// fault
# label = "permission"
# cause = "Cannot access gated repo"
# framework = "huggingface"
# needs = ["huggingface_hub"]
# runs_as = "fetch_model.py"
# env = { HF_ENDPOINT = "http://127.0.0.1:18431", HF_HUB_DISABLE_TELEMETRY = "1" }
# ///
"""A hub (a small local one) that asks for an accepted licence."""
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from huggingface_hub import hf_hub_download


class Hub(BaseHTTPRequestHandler):
    def do_HEAD(self):
        self.send_response(403)
        self.send_header("X-Error-Code", "GatedRepo")
        self.send_header("X-Error-Message", "Access to model lab/large-8b is restricted and you are not in the authorized list.")
        self.end_headers()

    do_GET = do_HEAD

    def log_message(self, *_):
        pass


threading.Thread(target=HTTPServer(("127.0.0.1", 18431), Hub).serve_forever, daemon=True).start()
print("downloading lab/large-8b")
print(hf_hub_download("lab/large-8b", "config.json"))
