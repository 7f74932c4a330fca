import xml.etree.ElementTree as ElementTree

from flask import Flask, request
from lxml import etree

app = Flask(__name__)


@app.post("/feeds")
def upload():
    parser = etree.XMLParser(resolve_entities=True, load_dtd=True, no_network=False)
    root = etree.fromstring(request.data, parser)  # expect
    return {"items": len(root.findall("item"))}
