@app.route("/go/<to>")
def go(to):
    redirect("/login")
    redirect(url_for("index"))
    redirect(f"/search?q={request.args['q']}")
    redirect(TARGETS[request.args["to"]])
    return redirect(f"/users/{to}")
