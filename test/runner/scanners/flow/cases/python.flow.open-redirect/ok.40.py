from flask import redirect, request

IMAGES = "https://images.example.com"


def image():
    return redirect(IMAGES + "/{name}/{size}.jpg".format(name=request.args["name"], size=request.args["size"]))
