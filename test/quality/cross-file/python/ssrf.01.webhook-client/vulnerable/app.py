from flask import Flask, jsonify, request

from hooks.client import WebhookClient
from hooks.targets import checked

app = Flask(__name__)
client = WebhookClient()


@app.post("/webhooks/test")
def test_webhook():
    payload = request.get_json()
    status, text = client.ping(checked(payload["url"]))
    return jsonify(status=status, text=text[:200])
