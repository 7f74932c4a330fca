import logging

from flask import Flask, request

app = Flask(__name__)
log = logging.getLogger(__name__)


@app.get("/search")
def search():
    term = request.args["term"]
    log.info("%r found %s", len(term), term) # expect
    log.info(f"search {term!s} of {request.args['page']!r}") # expect
    log.info("search {} {!r}".format(term, term)) # expect
    log.info("100%% of %s", term) # expect
    return ""
