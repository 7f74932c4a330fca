from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    redirect("/search?q=" + value)
    redirect({"home": "/home"}[value])
    return "done"
