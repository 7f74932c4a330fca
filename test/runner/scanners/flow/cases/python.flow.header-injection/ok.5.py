import requests
from flask import Flask, request

app = Flask(__name__)


@app.route("/fetch")
def fetch():
    headers = {"User-Agent": "status"}
    headers["Accept-Language"] = request.args.get("language", "")
    return {"status": requests.get("https://example.org/", headers=headers).status_code}
