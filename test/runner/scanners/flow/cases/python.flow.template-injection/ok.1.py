from flask import request

@app.route("/case")
def case():
    value = request.args.get("value")
    render_template_string("Hello {{ name }}", name=value)
    jinja2.Template("Hello {{ name }}").render(name=value)
    return "done"
