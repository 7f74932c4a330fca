from flask import Flask, request

app = Flask(__name__)
user_to_session = {}


@app.route("/cleanup")
def cleanup():
    found = user_to_session.get(request.args.get("user"))
    return {"found": found is not None}
