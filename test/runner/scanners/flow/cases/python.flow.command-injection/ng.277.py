import os

from dash import Dash, Input, Output, State, callback, dcc, html

app = Dash(__name__)


@app.callback(Output("o", "children"), Input("i", "value"))
def update(value):
    os.system("x " + value)  # expect


@callback(Output("o", "children"), Input("b", "n_clicks"), State("i", "value"))
def click(n: int, value):
    os.system("x " + value)  # expect
    os.system("seq " + str(n))


@callback(Output("o", "children"), Input("upload", "contents"), State("upload", "filename"))
def upload(contents, filename):
    os.system("x " + filename)  # expect
