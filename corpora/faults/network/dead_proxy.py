# /// fault
# label = "network"
# cause = "Unable to connect to proxy"
# framework = "python"
# needs = ["requests"]
# env = { HTTPS_PROXY = "http://127.0.0.1:3129", https_proxy = "http://127.0.0.1:3129" }
# ///
"""The proxy of the site is down."""
import requests

print("fetching the vocabulary")
print(requests.get("https://files.example.org/vocab.json", timeout=5).status_code)
