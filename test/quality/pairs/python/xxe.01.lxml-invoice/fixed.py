from flask import Flask, request
from lxml import etree

app = Flask(__name__)


@app.post("/invoices")
def invoice():
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    document = etree.fromstring(request.data, parser)
    return {"lines": len(document.findall("line"))}
