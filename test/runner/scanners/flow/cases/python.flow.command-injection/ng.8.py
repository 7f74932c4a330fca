import os
from dataclasses import dataclass
from flask import request
@dataclass
class P:
    x: str
    n: int
def a():
    match request.get_json():
        case {"action": "run", "cmd": cmd}:
            os.system(cmd)  # expect
        case {"dirs": [first, *rest], **others}:
            os.system(first)  # expect
            os.system(rest[0])  # expect
            os.system(others["k"])  # expect
        case {"n": int(n)} | {"m": int() as n}:
            os.system(f"head -n {n}")
        case {"k": ("a" | "b") as k}:
            os.system(k)
def b():
    match request.args["x"].split():
        case ["go", where]:
            os.system("cd " + where)  # expect
        case [str() as s, *_] if s != "x":
            os.system(s)  # expect
        case "a", other:
            os.system(other)  # expect
    p = P(request.args["p"], 3)
    match p:
        case P(x=v, n=3):
            os.system(v)  # expect
        case P(v):
            os.system(v)  # expect
def c():
    x = request.args["x"]
    match x:
        case "a" | "b":
            os.system(x)
        case str(y):
            os.system(y)  # expect
    match x:
        case "c" | "d" as z:
            os.system(z)
        case _:
            os.system(x)  # expect
