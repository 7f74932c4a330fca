@app.route("/hello")
def hello():
    name = request.args.get("name")
    if name == "x":
        return "Hello"
    if name == "y":
        return render_template("hello.html", name=name)
    if name == "z":
        return f"<b>{escape(name)}</b>"
    if name == "j":
        return HttpResponse(json.dumps({"name": name}))
    if name == "t":
        return HttpResponse(request.GET["x"], content_type="text/plain")
    return jsonify(name=name)

def helper(name):
    return f"<p>{name}</p>"
