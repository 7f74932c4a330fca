import os

from slack_bolt import App
from slack_bolt.async_app import AsyncApp

app = App(token="t")


@app.command("/ping")
def ping(ack, respond, command):
    ack()
    os.system("x " + command["text"])  # expect
    os.system("x " + command.get("text"))  # expect


@app.message("hello")
def hello(message, say, context):
    os.system("x " + message["text"])  # expect
    os.system("x " + context["matches"][0])  # expect


@app.event("app_mention")
def mention(event, say):
    os.system("x " + event["text"])  # expect


@app.event("message")
def event_body(body, logger):
    os.system("x " + body["event"]["text"])  # expect


@app.action("click")
def click(ack, body, action, payload):
    os.system("x " + body["actions"][0]["value"])  # expect
    os.system("x " + action["value"])  # expect
    os.system("x " + payload["value"])  # expect


@app.view("modal")
def modal(ack, body, view, client):
    os.system("x " + view["state"]["values"]["b"]["a"]["value"])  # expect


@app.shortcut("s")
def shortcut(ack, shortcut, client):
    os.system("x " + shortcut["message"]["text"])  # expect


@app.options("o")
def options(ack, payload):
    os.system("x " + payload["value"])  # expect


@app.command("/count")
def count(ack, command):
    os.system("seq " + str(int(command["text"])))
