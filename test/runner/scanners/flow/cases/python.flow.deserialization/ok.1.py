from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    json.loads(value)
    yaml.safe_load(value)
    yaml.load(value, Loader=yaml.SafeLoader)
    return "done"
