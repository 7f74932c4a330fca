import mimetypes

from flask import Flask, make_response, request

app = Flask(__name__)


@app.route("/file")
def show():
    kind, encoding = mimetypes.guess_type(request.args["name"])
    response = make_response("")
    response["X-Encoding"] = encoding
    response["X-Name"] = request.args["name"]  # expect
    return response
