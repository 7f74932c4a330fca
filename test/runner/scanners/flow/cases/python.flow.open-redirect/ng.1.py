from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    redirect(value) # expect
    return redirect("https://" + value) # expect
    return "done"
