import os

import streamlit as st

name = st.text_input("Host")
os.system("x " + name)  # expect
os.system("x " + st.sidebar.text_input("Host"))  # expect
os.system("x " + st.query_params["host"])  # expect
os.system("x " + st.query_params.get("host"))  # expect
os.system("x " + st.experimental_get_query_params()["host"][0])  # expect
os.system("x " + st.file_uploader("File").name)  # expect
os.system("x " + st.context.headers["X-Host"])  # expect
prompt = st.chat_input("Ask")
os.system("x " + prompt)  # expect
with st.form("f"):
    value = st.text_area("Text")
    os.system("x " + value)  # expect
count = st.number_input("Count", step=1)
os.system("seq " + str(int(count)))
for upload in st.file_uploader("Files", accept_multiple_files=True):
    os.system("x " + upload.name)  # expect
