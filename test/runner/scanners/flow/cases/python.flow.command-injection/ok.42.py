import os

import gradio as gr
from flask import Flask
from flask_restful import Resource, reqparse
from flask_socketio import SocketIO
from webargs import fields
from webargs.flaskparser import use_args, use_kwargs

app = Flask(__name__)
socketio = SocketIO(app)
parser = reqparse.RequestParser()
parser.add_argument("depth")


class Depth(Resource):
    def get(self):
        args = parser.parse_args()
        os.system("ls -" + str(int(args["depth"])))


@app.route("/level")
@use_kwargs({"level": fields.Int()}, location="query")
def level(level: int):
    os.system("ls -" + str(level))


@socketio.on("run")
def run(data):
    if data["name"] in ("a", "b"):
        os.system("ls " + data["name"])


def count(number):
    os.system("ls -" + str(int(number)))


demo = gr.Interface(fn=count, inputs="number", outputs="text")
