import os
from dash import Dash, Input, Output
app = Dash()
@app.callback(Output("a", "b"), Input("c", "d"))
def f(value):
    os.system("ls " + value)  # expect
