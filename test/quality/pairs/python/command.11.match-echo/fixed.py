import subprocess
from flask import Flask, request

app = Flask(__name__)


@app.route("/sw/<path:kind>")
def sw(kind):
    guess = "ABC"[1]
    match guess:
        case "A":
            bar = "x"
        case "B":
            bar = "safe"
        case _:
            bar = "y"
    subprocess.call("echo " + bar, shell=True)
    return "ok"
