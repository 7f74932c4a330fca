from jinja2 import Template
from mako.template import Template as MakoTemplate
from bottle import route, request


@route("/mail")
def mail():
    source = request.query.template
    return MakoTemplate("Hello ${user|h}").render(user=source)
