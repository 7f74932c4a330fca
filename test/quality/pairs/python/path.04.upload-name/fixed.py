import uuid

from flask import Blueprint, request

avatars = Blueprint("avatars", __name__)


@avatars.post("/avatar")
def upload_avatar():
    image = request.files["image"]
    image.save("/srv/avatars/" + uuid.uuid4().hex + ".png")
    return "", 201
