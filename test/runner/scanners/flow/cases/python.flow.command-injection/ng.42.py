import os
from flask import Flask
from flask_restful import Resource, reqparse, Api
from webargs.flaskparser import use_args, use_kwargs
from webargs import fields
from flask_socketio import SocketIO
from flask_smorest import Blueprint
app = Flask(__name__)
socketio = SocketIO(app)
blp = Blueprint("x", "x")
parser = reqparse.RequestParser()
parser.add_argument("name")
class R(Resource):
    def get(self):
        args = parser.parse_args()
        os.system("ls " + args["name"])  # expect
@app.route("/b")
@use_args({"name": fields.Str()}, location="query")
def b(args):
    os.system("ls " + args["name"])  # expect
@app.route("/c")
@use_kwargs({"name": fields.Str()}, location="query")
def c(name):
    os.system("ls " + name)  # expect
@socketio.on("run")
def run(data):
    os.system("ls " + data["x"])  # expect
@blp.route("/d")
class D(MethodView):
    @blp.arguments(Schema, location="query")
    def get(self, args):
        os.system("ls " + args["x"])  # expect
