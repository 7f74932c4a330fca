@app.route("/hello")
def hello():
    name = request.args.get("name")
    render_template_string("<h1>" + name + "</h1>")  # expect
    template = f"<h1>{name}</h1>"
    render_template_string(template)  # expect
    Template(request.form["template"]).render()  # expect
    return render_template_string("Hello %s" % name)  # expect
