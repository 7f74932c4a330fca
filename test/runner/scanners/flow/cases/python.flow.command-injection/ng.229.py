import os

from bottle import Bottle, get, post, request, route, run

app = Bottle()


@app.route("/q")
def q():
    os.system("x " + request.query.host)  # expect
    os.system("x " + request.query.get("host"))  # expect
    os.system("x " + request.query["host"])  # expect
    os.system("x " + request.query.getunicode("host"))  # expect
    os.system("x " + request.GET.get("host"))  # expect
    os.system("x " + request.query.decode()["host"])  # expect
    os.system("x " + request.params.get("host"))  # expect


@post("/f")
def f():
    os.system("x " + request.forms.get("host"))  # expect
    os.system("x " + request.forms.host)  # expect
    os.system("x " + request.POST["host"])  # expect
    os.system("x " + request.json["host"])  # expect
    os.system("x " + request.files.get("doc").filename)  # expect
    os.system("x " + request.files.get("doc").raw_filename)  # expect
    os.system("x " + request.get_cookie("host"))  # expect
    os.system("x " + request.get_header("X-Host"))  # expect
    os.system("x " + request.headers.get("X-Host"))  # expect
    os.system("x " + request.cookies.host)  # expect
    os.system("x " + request.body.read().decode())  # expect
    os.system("x " + request.url_args["host"])  # expect
    os.system("x " + request.environ.get("HTTP_X_HOST"))  # expect
    os.system("x " + request.auth[0])  # expect
    os.system("x " + request.fullpath)  # expect
    os.system("x " + request.query_string)  # expect


@get("/h/<host>")
def h(host):
    os.system("x " + host)  # expect


@route("/p/<path:path>")
def p(path):
    os.system("x " + path)  # expect


@get("/n/<n:int>")
def n(n):
    os.system("seq " + str(n))
