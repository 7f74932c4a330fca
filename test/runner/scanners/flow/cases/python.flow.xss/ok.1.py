from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    other = make_response("<p>" + escape(value))
    return render_template("case.html", value=value)
    return "done"
