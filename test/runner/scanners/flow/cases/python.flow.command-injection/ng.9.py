import enum, os
from enum import Enum, StrEnum
from flask import request
class K(enum.Enum):
    A = "a"
class S(str, Enum):
    A = "a"
class T(StrEnum):
    A = "a"
    @property
    def cmd(self): return "x " + self.value
class NotEnum:
    def __init__(self, v): self.value = v
def f():
    os.system("x " + K(request.args["k"]).value)
    s = S(request.args["k"])
    os.system("x " + s)
    os.system(T(request.args["t"]).cmd)
    os.system(f"x {K[request.args['k']].value}")
    os.system("x " + NotEnum(request.args["other"]).value)  # expect
