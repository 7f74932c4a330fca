from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    etree.fromstring(request.data, etree.XMLParser(resolve_entities=True)) # expect
    xml.sax.parseString(value, handler) # expect
    return "done"
