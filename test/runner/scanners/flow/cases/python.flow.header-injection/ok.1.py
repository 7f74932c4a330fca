from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    response.headers["X-Name"] = quote(value)
    response.headers["X-Page"] = str(int(value))
    return "done"
