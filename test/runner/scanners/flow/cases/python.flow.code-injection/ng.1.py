from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    eval(value) # expect
    exec("x = " + value) # expect
    return "done"
