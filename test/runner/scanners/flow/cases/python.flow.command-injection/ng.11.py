import enum, os, sqlite3
from flask import Flask, request
app = Flask(__name__)
class Kind(enum.Enum):
    A = "a"; B = "b"
@app.get("/a/<int:n>")
def a(n):
    os.system("x %s" % n)
@app.get("/b")
def b():
    k = Kind(request.args["k"])
    c = sqlite3.connect("x")
    c.execute(f"select * from t where k = '{k.value}'")
@app.get("/c")
def c():
    k = Kind(request.args["k"])
    os.system(f"x {k.value}")
@app.get("/d")
def d():
    c = sqlite3.connect("x")
    c.execute("select * from t where k in (%s)" % ",".join("?" * len(request.args)), list(request.args))
@app.get("/e/<n>/<uuid:m>/<path:p>/<int(min=1):z>")
def e(n, m, p, z):
    os.system("x %s" % n)  # expect
    os.system("x %s" % m)
    os.system("x %s" % p)  # expect
    os.system("x %s" % z)
