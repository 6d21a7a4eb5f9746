# /// fault
# label = "network"
# cause = "Temporary failure in name resolution"
# framework = "python"
# requires = ["root", "unshare"]
# command = "unshare -n bash {script}"
# ///
# A pod without a working resolver downloads its data set.
cat > fetch_data.py <<'PY'
import time
import urllib.error
import urllib.request

URL = "https://datasets.corpus-mirror.example/wikitext/wiki.train.tokens.zip"
for attempt in range(1, 4):
    print(f"downloading {URL} (attempt {attempt}/3)", flush=True)
    try:
        urllib.request.urlretrieve(URL, "wiki.zip")
    except urllib.error.URLError as error:
        print(f"  failed: {error.reason}", flush=True)
        if attempt == 3:
            raise
        time.sleep(attempt)
PY
python fetch_data.py
