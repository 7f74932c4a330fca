from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    ast.literal_eval(value)
    handlers = {"a": str, "b": int}
    handlers[value]("1")
    return "done"
