from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    path = os.path.realpath(os.path.join(ROOT, value))
    if not path.startswith(ROOT + os.sep):
        abort(404)
    open(path)
    open("/srv/" + secure_filename(value))
    return "done"
