from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    response.headers["X-Name"] = value # expect
    response.headers["X-Trace"] = "id-" + value # expect
    return "done"
