from flask import Flask, request

from pricing.quotes import quote

app = Flask(__name__)


@app.post("/quote")
def make_quote():
    body = request.get_json()
    return quote(body["formula"], int(body["quantity"]))
