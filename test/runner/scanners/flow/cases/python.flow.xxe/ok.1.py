from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    etree.fromstring(request.data, etree.XMLParser(resolve_entities=False))
    defusedxml.ElementTree.fromstring(value)
    return "done"
