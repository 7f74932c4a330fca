import shlex
import subprocess
from typing import Generic, TypeVar

from flask import Flask, request

app = Flask(__name__)
T = TypeVar("T")


class Runner(Generic[T]):
    def run(self, name):
        subprocess.run("report " + shlex.quote(name), shell=True)


class ReportRunner(Runner[dict[str, "reports.Report"]]):
    def start(self, name):
        self.run(name)


@app.get("/reports")
def reports():
    ReportRunner().start(request.args["name"])
    return "started"
