from flask import Blueprint, render_template_string, request

from profile.markup import badge

PAGE = "<!doctype html><h1>Profile</h1>{{ badge }}"

profile = Blueprint("profile", __name__)


@profile.get("/profile")
def show_profile():
    team = request.args.get("team", "none")
    return render_template_string(PAGE, badge=badge(team))
