import tornado.web
from flask import Response, request


@app.route("/a")
def listed():
    response = Response(mimetype="application/json")
    response.set_data(to_json({"name": request.args["name"]}))
    return response


@app.route("/b")
def page():
    response = Response(mimetype="text/html")
    response.set_data("<b>" + request.args["name"])  # expect
    return response


class Users(tornado.web.RequestHandler):
    def get(self):
        self.write({"name": self.get_argument("name")})

    def post(self):
        self.write("<b>" + self.get_argument("name"))  # expect
