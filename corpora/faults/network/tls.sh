# /// fault
# label = "network"
# cause = "CERTIFICATE_VERIFY_FAILED"
# framework = "python"
# needs = ["requests"]
# requires = ["openssl"]
# ///
# A model hub behind a proxy that shows a certificate of its own.
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost 2>/dev/null
cat > server.py <<'PY'
import http.server
import ssl

server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("cert.pem", "key.pem")
server.socket = context.wrap_socket(server.socket, server_side=True)
open("port", "w").write(str(server.server_port))
server.serve_forever()
PY
python server.py >/dev/null 2>&1 &
while [ ! -s port ]; do sleep 0.1; done
cat > pull_model.py <<'PY'
import sys

import requests

base = f"https://localhost:{sys.argv[1]}"
print("resolving revision main of acme/encoder-small")
reply = requests.get(f"{base}/acme/encoder-small/resolve/main/config.json", timeout=10)
reply.raise_for_status()
print(reply.json())
PY
python pull_model.py "$(cat port)"
