import bleach
from flask import Flask, make_response, request

app = Flask(__name__)


def layout(title, body):
    return f"<html><head><title>{title}</title></head><body>{body}</body></html>"


@app.post("/preview")
def preview():
    body = request.get_json()["body"]
    page = layout("Preview", bleach.clean(body))
    return make_response(page, 200)
