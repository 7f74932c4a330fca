from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    re.search(value, "text") # expect
    re.compile("^" + value) # expect
    return "done"
