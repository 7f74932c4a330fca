from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    body = make_response("<p>" + value) # expect
    return "<h1>%s</h1>" % value # expect
    return "done"
