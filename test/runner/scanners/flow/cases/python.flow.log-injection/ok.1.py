from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    logging.info("user %s", value.replace("\\n", ""))
    logging.info("page %d", int(value))
    return "done"
