import logging

from flask import request


@app.get("/search")
def search():
    logging.info("searched for %s", " ".join(request.args["q"].splitlines()))
    return {}
