import os
from flask import Flask, request
from models import N, P
app = Flask(__name__)
@app.route("/")
def f():
    q = request.args["q"]
    p = P("ls", q)
    os.system(p.cmd)
    os.system(p.arg)  # expect
    n = N("ls", q)
    os.system(n[0])
    os.system(n[1])  # expect
    os.system(n.line())  # expect
    m = N("ls")
    os.system(m.line())
    for p in [P("ls", x) for x in q.split(",")]:
        os.system(p.cmd)
        os.system(p.arg)  # expect
