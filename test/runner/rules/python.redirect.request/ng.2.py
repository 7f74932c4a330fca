@app.route("/login")
def login():
    return redirect(request.args["next"]) # expect
