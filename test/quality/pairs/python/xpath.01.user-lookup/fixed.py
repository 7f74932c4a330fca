from flask import Flask, request
from lxml import etree

app = Flask(__name__)
users = etree.parse("users.xml")


@app.get("/users")
def find_user():
    name = request.args.get("name")
    nodes = users.xpath("//user[@name=$name]/email/text()", name=name)
    return {"emails": [str(node) for node in nodes]}
