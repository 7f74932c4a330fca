import os
from flask import Flask, request
import re
import regex
import fnmatch
import sre_constants
PAT = re.compile(r"(?P<name>.*)-(.*)")
app = Flask(__name__)

@app.route("/r1")
def f1():
    os.system("x " + re.match(r"(.*)", request.args["a"]).group(1))  # expect
    os.system("x " + re.search(r"(.*)", request.args["a"]).group())  # expect
    os.system("x " + re.search(r"(.*)", request.args["a"])[1])  # expect
    os.system("x " + re.fullmatch(r"(.*)", request.args["a"]).groups()[0])  # expect
    os.system("x " + re.match(r"(?P<n>.*)", request.args["a"]).groupdict()["n"])  # expect
    os.system("x " + re.match(r"(?P<n>.*)", request.args["a"])["n"])  # expect
    a, b = re.match(r"(.*)-(.*)", request.args["a"]).groups()
    os.system("x " + b)  # expect
    return ""

@app.route("/r2")
def f2():
    g1, g2 = re.match(r"(.*)-(.*)", request.args["a"]).group(1, 2)
    os.system("x " + g2)  # expect
    os.system("x " + PAT.match(request.args["a"]).group("name"))  # expect
    if m := PAT.search(request.args["a"]):
        os.system("x " + m["name"])  # expect
    mm = PAT.match(request.args["a"])
    if mm is not None:
        os.system("x " + mm.string)  # expect
        os.system("x " + mm.string[mm.start():mm.end()])  # expect
        os.system("x " + str(mm.start()))
    m3 = re.match(r"(.*)", request.args["a"])
    os.system("x " + m3.expand(r"\1"))  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + re.findall(r".+", request.args["a"])[0])  # expect
    for x in re.findall(r"(.+)=(.+)", request.args["a"]):
        os.system("x " + x[1])  # expect
    for k, v in re.findall(r"(.+)=(.+)", request.args["a"]):
        os.system("x " + v)  # expect
    for it in re.finditer(r".+", request.args["a"]):
        os.system("x " + it.group(0))  # expect
    os.system("x " + [t.group() for t in PAT.finditer(request.args["a"])][0])  # expect
    os.system("x " + re.split(r",", request.args["a"])[0])  # expect
    os.system("x " + PAT.split(request.args["a"], maxsplit=1)[-1])  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + re.sub(r"a", "b", request.args["a"]))  # expect
    os.system("x " + re.sub(r"a", request.args["a"], "bab"))  # expect
    os.system("x " + re.sub(r"a", lambda m: m.group().upper(), request.args["a"]))  # expect
    os.system("x " + re.sub("x", lambda m: request.args["a"], "axb"))  # expect
    os.system("x " + re.subn(r"a", "b", request.args["a"])[0])  # expect
    txt, n = re.subn(r"a", "b", request.args["a"])
    os.system("x " + txt)  # expect
    os.system("x " + PAT.sub("", request.args["a"]))  # expect
    return ""

@app.route("/r5")
def f5():
    os.system("x " + re.escape(request.args["a"]))  # expect
    os.system("x " + regex.match(r"(.*)", request.args["a"]).captures(1)[0])  # expect
    os.system("x " + regex.sub("a", "b", request.args["a"]))  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + re.sub(r"[^a-z]", "", request.args["a"]))
    return ""

@app.route("/r7")
def f7():
    os.system("x " + re.sub(r"\W+", "", request.args["a"]))
    return ""

@app.route("/r8")
def f8():
    if re.fullmatch(r"[a-z]+", request.args["a"]):
        os.system("x " + request.args["a"])
    return ""

@app.route("/r9")
def f9():
    sc = re.Scanner([(r"\w+", lambda s, t: t)])
    tokens, rest = sc.scan(request.args["a"])
    os.system("x " + rest)  # expect
    return ""

@app.route("/r10")
def f10():
    os.system("x " + re.match(r"^([a-z0-9]+)$", request.args["a"]).group(1))
    return ""

@app.route("/r11")
def f11():
    def repl(m):
        return "v" + m.group(1)
    os.system("x " + re.sub(r"(.*)", repl, request.args["a"]))  # expect
    out = []
    re.sub(r".+", lambda m: out.append(m.group(0)), request.args["a"])
    os.system("x " + out[0])  # expect
    return ""
