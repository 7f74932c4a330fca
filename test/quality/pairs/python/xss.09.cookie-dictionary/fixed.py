from flask import Flask, request, Response, render_template

app = Flask(__name__)


@app.route("/cookie")
def cookie():
    data = {}
    data["plain"] = "hello"
    data["user"] = request.cookies.get("pref", "")
    return Response(f"<div>{data['plain']}</div>", mimetype="text/html")
