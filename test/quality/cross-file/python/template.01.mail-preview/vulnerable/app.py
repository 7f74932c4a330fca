from flask import Flask, request

from mails.preview import Preview

app = Flask(__name__)


@app.post("/preview")
def preview():
    form = request.form
    return Preview(form["subject"], form["body"]).html("Ada")
