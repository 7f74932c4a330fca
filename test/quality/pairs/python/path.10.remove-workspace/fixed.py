import os
import shutil
from flask import request, Flask
from werkzeug.utils import secure_filename

app = Flask(__name__)


@app.delete("/workspace")
def drop_workspace():
    data = request.get_json(force=True)
    name = secure_filename(data["workspace"])
    shutil.rmtree(os.path.join("/srv/workspaces", name))
    return "", 204
