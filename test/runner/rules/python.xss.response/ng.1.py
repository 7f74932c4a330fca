@app.route("/hello")
def hello():
    name = request.args.get("name")
    response = make_response("<b>" + name)  # expect
    if name:
        return HttpResponse(f"<h1>{request.GET['title']}</h1>")  # expect
    return "<h1>Hello %s</h1>" % name  # expect

@app.route("/user/<name>")
def user(name):
    return f"<p>{name}</p>"  # expect
