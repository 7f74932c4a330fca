from flask import Flask, request
from lxml import etree

app = Flask(__name__)


@app.post("/invoices")
def invoice():
    parser = etree.XMLParser(resolve_entities=True, load_dtd=True)
    document = etree.fromstring(request.data, parser)
    return {"lines": len(document.findall("line"))}
