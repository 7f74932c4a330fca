@app.route("/card")
def card():
    return render_template_string("<h1>" + request.args["title"] + "</h1>") # expect
