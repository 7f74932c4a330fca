import os

import streamlit as st
from chalice import Chalice

app = Chalice(app_name="tools")


@app.route("/list")
def list_files():
    os.system("ls " + app.current_request.query_params["directory"])  # expect


def page():
    os.system("ping " + st.text_input("Host"))  # expect


def handler(event, context):
    os.system("ls " + event["queryStringParameters"]["directory"])  # expect
    for record in event["Records"]:
        os.system("ls " + record["s3"]["object"]["key"])  # expect
