import logging

from flask import Flask, request

app = Flask(__name__)
log = logging.getLogger(__name__)


@app.get("/search")
def search():
    term = request.args["term"]
    log.info("search %r on page %d", term, request.args["page"])
    log.log(logging.INFO, "100%% of %(term)r", term)
    log.info(f"search {term!r}")
    log.info("search {!r} {0!a}".format(term))
    log.info("search %a" % term)
    return ""
