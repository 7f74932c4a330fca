import os
from flask import Flask, request
import string
import textwrap
import unicodedata
import difflib
import shlex
import html
import stringprep
app = Flask(__name__)

@app.route("/r1")
def f1():
    os.system(request.args["a"].capitalize() + request.args["a"].casefold())  # expect
    os.system("x %s" % request.args["a"].center(80, "-"))  # expect
    os.system("x " + request.args["a"].expandtabs(4))  # expect
    os.system("x " + request.args["a"].ljust(3))  # expect
    os.system("x " + request.args["a"].swapcase())  # expect
    os.system("x " + request.args["a"].title())  # expect
    os.system("x " + request.args["a"].zfill(3))  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + request.args["a"].removeprefix("a").removesuffix("b"))  # expect
    os.system("x " + request.args["a"].partition(":")[2])  # expect
    head, sep, tail = request.args["a"].rpartition(":")
    os.system("x " + tail)  # expect
    os.system("x " + request.args["a"].rsplit(".", 1)[0])  # expect
    for line in request.args["a"].splitlines(True):
        os.system("x " + line)  # expect
    os.system("x " + request.args["a"].translate(str.maketrans("a", "b")))  # expect
    os.system("x " + request.args["a"].translate({ord("a"): None}))  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + str.upper(request.args["a"]))  # expect
    os.system("x " + str.join(",", [request.args["a"], "b"]))  # expect
    os.system("x " + " ".join(map(str.strip, request.args["a"].split(","))))  # expect
    os.system("x " + request.args["a"] * 3)  # expect
    os.system("x " + request.args["a"][::-1])  # expect
    os.system("x " + "".join(reversed(request.args["a"])))  # expect
    os.system("x " + "".join(sorted(request.args["a"])))  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x {}".format(request.args["a"]))  # expect
    os.system("x {name}".format(name=request.args["a"]))  # expect
    os.system("x {a[0]}".format(a=[request.args["a"]]))  # expect
    os.system("x {0[k]}".format({"k": request.args["a"]}))  # expect
    os.system("x {k}".format_map({"k": request.args["a"]}))  # expect
    os.system("x %(k)s" % {"k": request.args["a"]})  # expect
    os.system("x %s %d" % (request.args["a"], 3))  # expect
    return ""

@app.route("/r5")
def f5():
    os.system(f"x {request.args.get('a')!r:>10}".replace("'", ""))  # expect
    os.system(string.Template("x $v").substitute(v=request.args["a"]))  # expect
    os.system(string.Template("x $v").safe_substitute({"v": request.args["a"]}))  # expect
    os.system(string.Template("x " + request.args["a"]).substitute(b="1"))  # expect
    os.system("x " + string.capwords(request.args["a"]))  # expect
    os.system("x " + string.Formatter().format("{0}", request.args["a"]))  # expect
    os.system("x " + string.Formatter().vformat("{k}", (), {"k": request.args["a"]}))  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + textwrap.dedent(request.args["a"]))  # expect
    os.system("x " + textwrap.fill(request.args["a"], 80))  # expect
    os.system("x " + textwrap.shorten(request.args["a"], width=20))  # expect
    os.system("x " + textwrap.wrap(request.args["a"])[0])  # expect
    os.system("x " + textwrap.indent(request.args["a"], "  "))  # expect
    tw = textwrap.TextWrapper(width=40)
    os.system("x " + tw.fill(request.args["a"]))  # expect
    os.system("x " + unicodedata.normalize("NFKC", request.args["a"]))  # expect
    return ""

@app.route("/r7")
def f7():
    os.system("x " + unicodedata.normalize("NFKD", request.args["a"]).encode("ascii", "ignore").decode("ascii"))  # expect
    os.system("x " + str(request.args["a"].encode("utf-8"), "utf-8"))  # expect
    os.system("x " + bytes(request.args["a"], "utf-8").decode())  # expect
    return ""
