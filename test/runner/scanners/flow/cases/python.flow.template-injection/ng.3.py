from litestar import get, post
from quart import Quart, redirect, render_template_string, request
import os

app = Quart(__name__)


@app.route("/t")
async def template():
    form = await request.form
    return await render_template_string("<p>" + form["t"] + "</p>")  # expect


@app.route("/page")
async def page():
    return await render_template_string("<p>{{ t }}</p>", t=request.args["t"])
