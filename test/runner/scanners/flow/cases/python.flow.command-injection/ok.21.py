import os


def build(req):
    os.system("build " + req.url.format("x"))
