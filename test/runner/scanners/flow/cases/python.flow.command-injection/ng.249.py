import json
import logging
import os

import azure.functions as func

app = func.FunctionApp()
bp = func.Blueprint()


@app.route(route="ping/{host}")
def ping(req: func.HttpRequest) -> func.HttpResponse:
    os.system("x " + req.params.get("host"))  # expect
    os.system("x " + req.route_params["host"])  # expect
    os.system("x " + req.get_json()["host"])  # expect
    os.system("x " + req.get_body().decode())  # expect
    os.system("x " + req.headers.get("x-host"))  # expect
    os.system("x " + req.form["host"])  # expect
    os.system("x " + req.files["doc"].filename)  # expect
    for f in req.files.values():
        os.system("x " + f.filename)  # expect
    return func.HttpResponse("ok")


@app.queue_trigger(arg_name="msg", queue_name="q", connection="C")
def queue(msg: func.QueueMessage) -> None:
    os.system("x " + msg.get_body().decode("utf-8"))  # expect
    os.system("x " + msg.get_json()["host"])  # expect


@app.service_bus_queue_trigger(arg_name="m", queue_name="q", connection="C")
def bus(m: func.ServiceBusMessage):
    os.system("x " + m.get_body().decode())  # expect


@app.event_hub_message_trigger(arg_name="event", event_hub_name="h", connection="C")
def hub(event: func.EventHubEvent):
    os.system("x " + event.get_body().decode())  # expect


@app.event_grid_trigger(arg_name="event")
def grid(event: func.EventGridEvent):
    os.system("x " + event.get_json()["url"])  # expect
    os.system("x " + event.subject)  # expect


@app.blob_trigger(arg_name="blob", path="c/{name}", connection="C")
def blob(blob: func.InputStream):
    os.system("x " + blob.name)  # expect
    os.system("x " + blob.read().decode())  # expect


def main(req: func.HttpRequest) -> func.HttpResponse:
    body = req.get_json()
    os.system("x " + body.get("host"))  # expect
    n = int(req.params.get("n"))
    os.system("seq " + str(n))
    return func.HttpResponse("ok")
