from flask import Flask, request, render_template_string

app = Flask(__name__)


@app.route("/preview", methods=["POST"])
def preview():
    title = request.form.get("title")
    template = "<h1>" + title + "</h1>{{ body }}"
    return render_template_string(template, body="x") # expect
