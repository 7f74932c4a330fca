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
    os.system("x " + bytearray(request.args["a"].encode()).decode("latin-1"))  # expect
    os.system("x " + memoryview(request.args["a"].encode()).tobytes().decode())  # expect
    os.system("x " + format(request.args["a"], ">10"))  # expect
    os.system("x " + repr(request.args["a"]))  # expect
    os.system("x " + ascii(request.args["a"]))  # expect
    os.system("x " + "".join(c for c in request.args["a"] if c != ";"))  # expect
    os.system("x " + "".join(filter(lambda c: c != " ", request.args["a"])))  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + "\n".join(difflib.ndiff(["a"], [request.args["a"]])))  # expect
    os.system("x " + "".join(difflib.unified_diff(request.args["a"].splitlines(), ["a"])))  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + difflib.get_close_matches(request.args["a"], ["a", "b"])[0])
    return ""

@app.route("/r4")
def f4():
    os.system("x " + shlex.split(request.args["a"])[0])  # expect
    return ""

@app.route("/r5")
def f5():
    os.system("x " + shlex.quote(request.args["a"]))
    return ""

@app.route("/r6")
def f6():
    os.system("x " + html.escape(request.args["a"]))  # expect
    os.system("x " + html.unescape(request.args["a"]))  # expect
    lex = shlex.shlex(request.args["a"], posix=True)
    for tok in lex:
        os.system("x " + tok)  # expect
    return ""

@app.route("/r7")
def f7():
    os.system("x %d" % len(request.args["a"]))
    return ""

@app.route("/r8")
def f8():
    os.system("x " + str(request.args["a"].startswith("a")))
    return ""

@app.route("/r9")
def f9():
    os.system("x " + str(request.args["a"].count("a")))
    return ""

@app.route("/r10")
def f10():
    os.system("x " + str(ord(request.args["a"][0])))
    return ""

@app.route("/r11")
def f11():
    os.system("x " + str(int(request.args["a"]) + 1))
    return ""

@app.route("/r12")
def f12():
    os.system("x " + hex(int(request.args["a"], 16)))
    return ""

@app.route("/r13")
def f13():
    os.system("x %d" % float(request.args["a"]))
    return ""

@app.route("/r14")
def f14():
    os.system("x " + os.fsdecode(os.fsencode(request.args["a"])))  # expect
    os.system("x " + os.path.basename(request.args["a"]))  # expect
    os.system("x " + os.path.join("/a", request.args["a"]))  # expect
    root, ext = os.path.splitext(request.args["a"])
    os.system("x " + ext)  # expect
    os.system("x " + os.path.expandvars(request.args["a"]))  # expect
    os.system("x " + os.path.normpath(request.args["a"]))  # expect
    os.system("x " + os.path.commonprefix([request.args["a"], "/a"]))  # expect
    return ""
