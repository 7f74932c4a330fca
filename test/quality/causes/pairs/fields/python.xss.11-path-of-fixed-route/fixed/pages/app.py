from flask import Flask, make_response, request

app = Flask(__name__)


@app.route("/pages")
def show():
    return make_response("<p>No page at " + request.path + "</p>", 404)
