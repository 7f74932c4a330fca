from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    requests.get(value) # expect
    urllib.request.urlopen("http://" + value) # expect
    return "done"
