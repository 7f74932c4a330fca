from lxml import etree
from flask import Flask, request

app = Flask(__name__)


@app.post("/feed")
def feed():
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    doc = etree.fromstring(request.data, parser)
    return doc.tag
