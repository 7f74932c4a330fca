@app.route("/card")
def card():
    return render_template("card.html", title=request.args["title"])
