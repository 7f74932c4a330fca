import os, random
from flask import Flask, request
app = Flask(__name__)
@app.route("/")
def f():
    q = request.args["q"]
    d = {}
    if random.random() > 0.5:
        d["a"] = "ls"
    os.system(d.pop("a", q))  # expect
    a = ["x"]
    for i in range(3):
        a.append(q)
    os.system(a[:2][1])  # expect
    *r, l = a
    os.system(l)  # expect
    b = list(a)
    os.system(b[2])  # expect
    os.system(list(reversed(a))[0])  # expect
    c = ["x", "y"]
    if random.random() > 0.5:
        c = ["x", q, "y"]
    os.system(c[:2][1])  # expect
    e = dict(zip(["a", "b"], c))
    os.system(e["b"])  # expect
    g = ["a"]
    while random.random() > 0.5:
        g = g + [q]
    os.system(g[-1])  # expect
    os.system(g[1:][0])  # expect
