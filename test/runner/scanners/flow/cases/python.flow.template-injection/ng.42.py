from functools import lru_cache

from flask import Flask, request
from jinja2 import Environment
from jinja2.sandbox import ImmutableSandboxedEnvironment, SandboxedEnvironment

app = Flask(__name__)
environment = ImmutableSandboxedEnvironment(trim_blocks=True)
open_environment = Environment(trim_blocks=True)


@lru_cache(maxsize=1)
def mail_environment():
    env = SandboxedEnvironment()
    env.filters["text"] = str
    return env


@app.get("/a")
def a():
    return str(len(environment.from_string(request.args["x"]).render()))


@app.get("/b")
def b():
    return str(len(mail_environment().from_string(request.args["x"]).render()))


@app.get("/c")
def c():
    return str(len(open_environment.from_string(request.args["x"]).render()))  # expect
