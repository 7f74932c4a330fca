from flask import Flask, render_template, request
app = Flask(__name__)
@app.get("/hello")
def hello():
    name = request.args.get("name")
    return render_template("hello.html", name=name, other="x")
