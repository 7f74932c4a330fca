import subprocess

import streamlit as st


def page():
    subprocess.run(["ping", "-c", "1", "--", st.text_input("Host")])


def handler(event, context):
    subprocess.run(["ls", context.function_name])
