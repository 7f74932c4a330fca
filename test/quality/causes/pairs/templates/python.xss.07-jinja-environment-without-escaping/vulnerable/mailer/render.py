from flask import Flask, request
from jinja2 import Environment, FileSystemLoader

env = Environment(loader=FileSystemLoader("templates"))  # expect
app = Flask(__name__)


@app.get("/newsletter/preview")
def newsletter_preview():
    template = env.get_template("newsletter.html")
    return template.render(greeting=request.args.get("greeting", "Hello"))  # expect
