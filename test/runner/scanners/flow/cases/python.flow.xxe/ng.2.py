from lxml import etree
from flask import Flask, request

app = Flask(__name__)


@app.post("/feed")
def feed():
    parser = etree.XMLParser(resolve_entities=True, no_network=False)
    doc = etree.fromstring(request.data, parser) # expect
    return doc.tag
