from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    requests.get("https://api.example.com/items/" + value)
    if urlparse(value).hostname not in ("api.example.com",): abort(400)
    requests.get(value)
    return "done"
