import re
from dataclasses import dataclass, field

@dataclass
class Result:
    ok: bool
    error: str = ""

class Report:
    def __init__(self):
        self.errors = []
    def add(self, text):
        self.errors.append(text)
    def is_valid(self):
        return not self.errors

def problem(host):
    if not re.fullmatch(r"[a-z]+", host):
        return "bad"
    return None

def check(host):
    return Result(ok=bool(re.fullmatch(r"[a-z]+", host)))

def outcome(host):
    if not re.fullmatch(r"[a-z]+", host):
        return Result(False, "bad")
    return Result(True)

def errors(host):
    found = {}
    if not re.fullmatch(r"[a-z]+", host):
        found["host"] = "bad"
    return found

def pair(host):
    if not re.fullmatch(r"[a-z]+", host):
        return False, "bad"
    return True, None

def report(host):
    made = Report()
    if not re.fullmatch(r"[a-z]+", host):
        made.add("bad")
    return made


def length(host):
    if len(host) > 3:
        return {"error": "long"}
    return {"value": host}
