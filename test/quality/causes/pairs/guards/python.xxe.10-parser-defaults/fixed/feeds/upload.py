import xml.etree.ElementTree as ElementTree

from flask import Flask, request
from lxml import etree

app = Flask(__name__)


@app.post("/feeds")
def upload():
    root = ElementTree.fromstring(request.data)
    return {"items": len(root.findall("item"))}
