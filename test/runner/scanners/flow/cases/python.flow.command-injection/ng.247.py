import os

from flask import Flask, request
from flask.views import MethodView
from flask_restful import Api as RApi, reqparse
from flask_restx import Api, Resource, fields as types
from flask_smorest import Blueprint
from webargs import fields as wf
from webargs.flaskparser import parser, use_args, use_kwargs
from marshmallow import Schema, fields

app = Flask(__name__)
api = Api(app)
ns = api.namespace("hosts")
model = api.model("Host", {"host": types.String})
rparser = reqparse.RequestParser()
rparser.add_argument("host")
xparser = api.parser()
xparser.add_argument("host", location="form")
xparser.add_argument("doc", location="files")
pparser = ns.parser()
blp = Blueprint("hosts", "hosts")


class HostSchema(Schema):
    host = fields.Str()
    count = fields.Int()


@ns.route("/<string:hostname>")
class HostResource(Resource):
    @ns.expect(model)
    def post(self, hostname):
        os.system("x " + hostname)  # expect
        os.system("x " + api.payload["host"])  # expect
        os.system("x " + ns.payload["host"])  # expect
        args = xparser.parse_args()
        os.system("x " + args["host"])  # expect
        os.system("x " + args["doc"].filename)  # expect
        other = pparser.parse_args()
        os.system("x " + other.get("host"))  # expect
        return {}


class PlainResource(Resource):
    def get(self, hostname):
        os.system("x " + hostname)  # expect
        args = rparser.parse_args()
        os.system("x " + args.host)  # expect
        return {}


@blp.route("/")
class Hosts(MethodView):
    @blp.arguments(HostSchema, location="query")
    def get(self, args):
        os.system("x " + args["host"])  # expect
        os.system("x " + str(args["count"]))
        return {}


@app.route("/w")
@use_args({"host": wf.Str()})
def w(args):
    os.system("x " + args["host"])  # expect
    return ""


@app.route("/k")
@use_kwargs({"host": wf.Str(), "n": wf.Int()})
def k(host, n: int):
    os.system("x " + host)  # expect
    return ""


@app.route("/p")
def p():
    args = parser.parse({"host": wf.Str()}, request)
    os.system("x " + args["host"])  # expect
    return ""
