from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    logging.info("user %s", value) # expect
    app.logger.warning("failed for " + value) # expect
    return "done"
