from flask import Blueprint, request

from uploads.config import UploadConfig
from uploads.names import target_path

uploads = Blueprint("uploads", __name__)
config = UploadConfig()


@uploads.put("/uploads/<owner>")
def store(owner):
    data = request.get_data()[: config.max_bytes]
    path = target_path(config, request.args["filename"])
    with open(path, "wb") as target:  # expect
        target.write(data)
    return {"owner": owner, "stored": len(data)}, 201
