from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    render_template_string("Hello " + value) # expect
    jinja2.Template(value).render() # expect
    return "done"
