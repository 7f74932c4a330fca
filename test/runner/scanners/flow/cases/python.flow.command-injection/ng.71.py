import os
from functools import partial

from flask import request


def build(target, mode):
    os.system("make " + target) # expect
    os.system("make " + mode)


@app.post("/build")
def start():
    run = partial(build, request.form["target"])
    run("fast")
