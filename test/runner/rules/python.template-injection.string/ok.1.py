@app.route("/hello")
def hello():
    render_template_string("<h1>{{ name }}</h1>", name=request.args["name"])
    render_template("hello.html", name=request.args["name"])
    Template("Hello $name").substitute(name=name)
    env.from_string(TEMPLATE)
