import os
from functools import partial

from flask import request


def build(target, mode):
    os.system("make " + target)
    os.system("make " + mode)


@app.post("/build")
def start():
    run = partial(build, "all")
    run("fast")
