from flask import Flask, render_template_string, request

app = Flask(__name__)


@app.get("/welcome")
def welcome():
    name = request.args.get("name", "guest")
    return render_template_string("<p>Welcome, {{ name }}</p>", name=name)
