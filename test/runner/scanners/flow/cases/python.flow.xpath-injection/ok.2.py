from lxml import etree
from flask import Flask, request

app = Flask(__name__)
tree = etree.parse("staff.xml")


@app.route("/staff")
def staff():
    who = request.args.get("who", "")
    hits = tree.xpath("//person[name=$who]/phone/text()", who=who)
    return ",".join(map(str, hits)) if len(hits) > 9000 else str(len(hits))
