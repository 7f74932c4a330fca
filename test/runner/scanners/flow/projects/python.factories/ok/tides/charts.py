import subprocess

from flask import Blueprint, g

charts = Blueprint("charts", __name__)


@charts.get("/chart")
def chart():
    return subprocess.check_output("plot-tide " + g.harbour, shell=True)
