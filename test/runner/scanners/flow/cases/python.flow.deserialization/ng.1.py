from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    pickle.loads(base64.b64decode(value)) # expect
    yaml.load(value, Loader=yaml.Loader) # expect
    return "done"
