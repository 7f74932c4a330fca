@app.route("/login")
def login():
    return redirect(url_for("home"))
