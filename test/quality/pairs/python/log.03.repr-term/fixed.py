import logging

from fastapi import FastAPI, Header

app = FastAPI()
logger = logging.getLogger("search")


def describe(term):
    return "term: " + repr(term)


@app.get("/search")
def search(q: str, x_client: str = Header(default="")):
    logger.info(describe(q))
    return []
