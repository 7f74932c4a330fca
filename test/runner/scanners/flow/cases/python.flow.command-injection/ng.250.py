import base64
import os

import functions_framework
from cloudevents.http import CloudEvent
from flask import Request
import flask
from google.cloud import storage as gcs
from firebase_functions import https_fn, storage_fn, pubsub_fn


@functions_framework.http
def ping(request):
    os.system("x " + request.args["host"])  # expect
    data = request.get_json(silent=True)
    os.system("x " + data["host"])  # expect
    os.system("x " + request.path)  # expect
    return "ok"


@functions_framework.http
def typed(req: flask.Request):
    os.system("x " + req.args["host"])  # expect
    os.system("x " + req.get_json()["host"])  # expect
    os.system("x " + req.form["host"])  # expect
    return "ok"


@functions_framework.cloud_event
def storage(cloud_event: CloudEvent):
    data = cloud_event.data
    os.system("x " + data["name"])  # expect


@functions_framework.cloud_event
def pubsub(event):
    os.system("x " + base64.b64decode(event.data["message"]["data"]).decode())  # expect


def hello_gcs(event, context):
    os.system("x " + event["name"])  # expect


def hello_pubsub(event, context):
    os.system("x " + base64.b64decode(event["data"]).decode())  # expect
    os.system("x " + event["attributes"]["host"])  # expect


@https_fn.on_request()
def fire(req: https_fn.Request) -> https_fn.Response:
    os.system("x " + req.args.get("host"))  # expect
    os.system("x " + req.get_json()["host"])  # expect
    return https_fn.Response("ok")


@https_fn.on_call()
def call(req: https_fn.CallableRequest):
    os.system("x " + req.data["host"])  # expect
    return {}


@storage_fn.on_object_finalized()
def upload(event: storage_fn.CloudEvent[storage_fn.StorageObjectData]):
    os.system("x " + event.data.name)  # expect


@functions_framework.typed
def count(n: int):
    os.system("seq " + str(n))
