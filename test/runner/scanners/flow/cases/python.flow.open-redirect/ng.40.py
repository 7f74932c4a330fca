from flask import redirect, request

SCHEME = "https://"


def image():
    return redirect(SCHEME + "{name}/image.jpg".format(name=request.args["name"]))  # expect
