from xml.sax.saxutils import quoteattr

from flask import Flask, request
from lxml import etree

app = Flask(__name__)
catalog = etree.parse("catalog.xml")


@app.get("/books")
def books():
    author = quoteattr(request.args["author"])
    found = catalog.xpath("//book[@author=" + author + "]/title/text()")  # expect
    return {"count": len(found)}
