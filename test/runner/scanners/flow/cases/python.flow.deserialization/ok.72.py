import yaml
from flask import Flask, request

app = Flask(__name__)


class PipelineLoader(yaml.SafeLoader):
    """With tags of our own."""


@app.route("/pipelines", methods=["PUT"])
def pipelines():
    return {"names": list(yaml.load(request.data, Loader=PipelineLoader))}
