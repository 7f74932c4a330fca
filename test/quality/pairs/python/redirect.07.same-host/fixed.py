from flask import Flask, request, redirect
from urllib.parse import urlparse, urljoin

app = Flask(__name__)


def is_safe_url(target):
    ref = urlparse(request.host_url)
    test = urlparse(urljoin(request.host_url, target))
    return test.scheme in ("http", "https") and ref.netloc == test.netloc


@app.route("/l")
def l():
    nxt = request.args.get("next")
    if not is_safe_url(nxt):
        nxt = "/"
    return redirect(nxt)
