import uuid

from flask import Blueprint, request

avatars = Blueprint("avatars", __name__)


@avatars.post("/avatar")
def upload_avatar():
    image = request.files["image"]
    image.save("/srv/avatars/" + image.filename)
    return "", 201
