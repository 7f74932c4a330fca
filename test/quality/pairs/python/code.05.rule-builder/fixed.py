from flask import Flask, request

app = Flask(__name__)


class Rules:
    def __init__(self):
        self._rules = {}

    def add(self, name, body):
        self._rules[name] = body
        return self

    def build(self, name):
        return (lambda body: (lambda x: body))(self._rules[name])


@app.route("/rule")
def rule():
    r = Rules().add("r", request.headers.get("X-Rule"))
    return str(r.build("r")(1))
