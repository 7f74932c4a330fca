from flask import Flask, request

app = Flask(__name__)
DEBUG_LEVEL = 3


@app.get("/theme.css")
def theme():
    name = "plain"
    if DEBUG_LEVEL > 7:
        name = request.cookies.get("theme", "plain")
    with open("themes/" + name + ".css", encoding="utf-8") as sheet:
        return sheet.read(), 200, {"Content-Type": "text/css"}
