from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    tree.xpath("//user[name=$name]", name=value)
    tree.xpath("//user[@id='%d']" % int(value))
    return "done"
