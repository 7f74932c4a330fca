from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    re.search(re.escape(value), "text")
    re.search("^[a-z]+$", value)
    return "done"
