from flask import Blueprint, redirect, request, session

auth = Blueprint("auth", __name__)


@auth.post("/login")
def login():
    session["user"] = request.form["user"]
    target = request.args.get("next", "/")
    return redirect(target)
