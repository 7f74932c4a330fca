from flask import Flask, request

app = Flask(__name__)


@app.get("/imprint")
@app.get("/imprint/<language>")
def imprint(language="en"):
    return "<a href='" + request.path + "'>imprint</a>"  # expect
