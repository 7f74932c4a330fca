import re

from flask import Flask, request

app = Flask(__name__)
LINE_EOL = re.compile(r"\r?\n")


@app.post("/lines")
def lines():
    return {"has_lines": bool(LINE_EOL.search(request.form["text"]))}
