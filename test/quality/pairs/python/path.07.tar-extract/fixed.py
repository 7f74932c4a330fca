import io
import tarfile

from flask import Flask, request

app = Flask(__name__)


@app.put("/site")
def deploy():
    with tarfile.open(fileobj=io.BytesIO(request.get_data())) as archive:
        archive.extractall("/srv/site", filter="data")
    return "", 204
