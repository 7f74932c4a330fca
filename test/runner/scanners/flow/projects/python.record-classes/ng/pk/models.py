from collections import namedtuple
from typing import NamedTuple
P = namedtuple("P", ["cmd", "arg"])
class N(NamedTuple):
    cmd: str
    arg: str = "x"
    def line(self):
        return self.cmd + " " + self.arg
