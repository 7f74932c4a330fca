import os
import json
import io
import csv
import zipfile
from fastapi import FastAPI, Request, UploadFile, File, Form, Header, Cookie, Body, WebSocket, Depends
from aiohttp import web
import tornado.web
import bottle
import cherrypy
import falcon
import flask
from flask import request as freq
from werkzeug.wrappers import Request as WRequest
from django.http import HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from pyramid.view import view_config
from sanic import Sanic
from quart import request as qreq
app = FastAPI()
sapp = Sanic("a")
@app.post("/a")
async def a1(request: Request):
    os.system("x " + (await request.body()).decode())  # expect
    os.system("x " + (await request.json())["a"])  # expect
    form = await request.form()
    os.system("x " + form["a"])  # expect
    os.system("x " + form.get("f").filename)  # expect
    async for chunk in request.stream():
        os.system("x " + chunk.decode())  # expect
    for k, v in request.headers.items():
        os.system("x " + v)  # expect
@app.post("/b")
async def a2(request: Request):
    for k, v in request.query_params.multi_items():
        os.system("x " + v)  # expect
    os.system("x " + dict(request.query_params)["a"])  # expect
    os.system("x " + request.url.query)  # expect
    os.system("x " + str(request.url))  # expect
    os.system("x " + request.path_params["a"])  # expect
    os.system("x " + request.cookies.get("a"))  # expect
    os.system("x " + request.scope["query_string"].decode())  # expect
    os.system("x " + request.client.host)
@app.post("/c")
async def a3(f: UploadFile = File(...)):
    os.system("x " + (await f.read()).decode())  # expect
    os.system("x " + f.filename)  # expect
    os.system("x " + f.file.read().decode())  # expect
    for line in f.file:
        os.system("x " + line.decode())  # expect
    while chunk := await f.read(1024):
        os.system("x " + chunk.decode())  # expect
    os.system("x " + f.content_type)  # expect
    for row in csv.reader(io.TextIOWrapper(f.file)):
        os.system("x " + row[0])  # expect
@app.post("/d")
async def a4(files: list[UploadFile], x_a: str = Header(None), c: str = Cookie(None), b: dict = Body(...), n: int = Form(...)):
    for f in files:
        os.system("x " + f.filename)  # expect
    os.system("x " + x_a)  # expect
    os.system("x " + c)  # expect
    os.system("x " + b["a"])  # expect
    os.system("x %s" % n)
    for k, v in b.items():
        os.system("x " + v)  # expect
@app.websocket("/ws")
async def ws(websocket: WebSocket):
    await websocket.accept()
    os.system("x " + await websocket.receive_text())  # expect
    data = await websocket.receive_json()
    os.system("x " + data["a"])  # expect
    async for m in websocket.iter_text():
        os.system("x " + m)  # expect
    os.system("x " + websocket.query_params["a"])  # expect
async def h1(request: web.Request):
    os.system("x " + request.query["a"])  # expect
    os.system("x " + await request.text())  # expect
    os.system("x " + (await request.post())["a"])  # expect
    os.system("x " + request.match_info["a"])  # expect
    os.system("x " + request.headers["a"])  # expect
    async for d, last in request.content.iter_chunks():
        os.system("x " + d.decode())  # expect
    async for d in request.content:
        os.system("x " + d.decode())  # expect
    return web.Response()
async def h2(request: web.Request):
    reader = await request.multipart()
    async for part in reader:
        os.system("x " + part.filename)  # expect
        os.system("x " + (await part.text()))  # expect
        while True:
            chunk = await part.read_chunk()
            if not chunk:
                break
            os.system("x " + chunk.decode())  # expect
    field = await reader.next()
    os.system("x " + (await field.read()).decode())  # expect
    line = await request.content.readline()
    os.system("x " + line.decode())  # expect
    return web.Response()
async def h3(request: web.Request):
    ws = web.WebSocketResponse()
    await ws.prepare(request)
    async for msg in ws:
        os.system("x " + msg.data)  # expect
        os.system("x " + msg.json()["a"])  # expect
    return ws
class T(tornado.web.RequestHandler):
    def post(self):
        os.system("x " + self.get_argument("a"))  # expect
        os.system("x " + self.get_arguments("a")[0])  # expect
        os.system("x " + self.get_body_argument("a"))  # expect
        os.system("x " + self.request.body.decode())  # expect
        os.system("x " + self.request.files["f"][0]["body"].decode())  # expect
        os.system("x " + self.request.files["f"][0].filename)  # expect
        os.system("x " + self.request.arguments["a"][0].decode())  # expect
        os.system("x " + self.get_cookie("a"))  # expect
    def put(self):
        for k, v in self.request.headers.get_all():
            os.system("x " + v)  # expect
        for k, vs in self.request.arguments.items():
            os.system("x " + vs[0].decode())  # expect
        os.system("x " + self.request.uri)  # expect
        os.system("x " + json.loads(self.request.body)["a"])  # expect
        os.system("x " + self.path_args[0])  # expect
    def get(self, slug):
        os.system("x " + slug)  # expect
@bottle.route("/a", method="POST")
def b1():
    os.system("x " + bottle.request.forms.get("a"))  # expect
    os.system("x " + bottle.request.forms.a)  # expect
    os.system("x " + bottle.request.query.a)  # expect
    os.system("x " + bottle.request.json["a"])  # expect
    os.system("x " + bottle.request.files.get("f").raw_filename)  # expect
    os.system("x " + bottle.request.files.f.file.read().decode())  # expect
    os.system("x " + bottle.request.body.read().decode())  # expect
    os.system("x " + bottle.request.get_header("a"))  # expect
@bottle.get("/b/<name>")
def b2(name):
    os.system("x " + name)  # expect
    os.system("x " + bottle.request.params["a"])  # expect
    os.system("x " + bottle.request.environ["QUERY_STRING"])  # expect
    for line in bottle.request.body:
        os.system("x " + line.decode())  # expect
    os.system("x " + bottle.request.get_cookie("a"))  # expect
class C(object):
    @cherrypy.expose
    def index(self, a, up=None, **kw):
        os.system("x " + a)  # expect
        os.system("x " + kw["b"])  # expect
        os.system("x " + cherrypy.request.params["b"])  # expect
        os.system("x " + cherrypy.request.body.read().decode())  # expect
        os.system("x " + cherrypy.request.headers["a"])  # expect
        os.system("x " + cherrypy.request.json["a"])  # expect
        os.system("x " + up.file.read().decode())  # expect
        os.system("x " + up.filename)  # expect
class F:
    def on_post(self, req, resp):
        os.system("x " + req.get_param("a"))  # expect
        os.system("x " + req.media["a"])  # expect
        os.system("x " + req.bounded_stream.read().decode())  # expect
        os.system("x " + req.stream.read().decode())  # expect
        for part in req.media:
            os.system("x " + part.text)  # expect
        os.system("x " + req.params["a"])  # expect
        os.system("x " + req.get_header("a"))  # expect
fapp = flask.Flask(__name__)
@fapp.route("/f", methods=["POST"])
def f1():
    os.system("x " + freq.get_data(as_text=True))  # expect
    os.system("x " + freq.get_json(force=True)["a"])  # expect
    os.system("x " + freq.json.get("a"))  # expect
    os.system("x " + freq.values["a"])  # expect
    os.system("x " + freq.files["f"].read().decode())  # expect
    os.system("x " + freq.files["f"].stream.read().decode())  # expect
    for f in freq.files.getlist("f"):
        os.system("x " + f.filename)  # expect
    for k in freq.form:
        os.system("x " + freq.form[k])  # expect
@fapp.route("/g", methods=["POST"])
def f2():
    chunk = freq.stream.read(1024)
    os.system("x " + chunk.decode())  # expect
    while True:
        c = freq.stream.read(4096)
        if len(c) == 0:
            break
        os.system("x " + c.decode())  # expect
    for line in freq.stream:
        os.system("x " + line.decode())  # expect
    for k, v in freq.headers:
        os.system("x " + v)  # expect
    for k, v in freq.args.lists():
        os.system("x " + v[0])  # expect
    os.system("x " + freq.environ["HTTP_A"])  # expect
    os.system("x " + freq.view_args["a"])  # expect
@fapp.route("/h", methods=["POST"])
def f3():
    z = zipfile.ZipFile(freq.files["f"])
    for n in z.namelist():
        os.system("x " + n)  # expect
    os.system("x " + z.read("a").decode())  # expect
    with z.open("a") as fh:
        os.system("x " + fh.read().decode())  # expect
    z2 = zipfile.ZipFile(io.BytesIO(freq.files["f"].read()))
    os.system("x " + z2.infolist()[0].filename)  # expect
    z2.extractall("/tmp/a")
    os.system("x " + freq.user_agent.string)  # expect
    os.system("x " + freq.authorization.username)  # expect
    os.system("x " + freq.url)  # expect
    os.system("x " + freq.referrer)  # expect
    os.system("x " + freq.remote_addr)
    os.system("x " + str(freq.content_length))
    os.system("x " + freq.method)
@fapp.route("/i/<path:p>/<int:n>")
def f4(p, n):
    os.system("x " + p)  # expect
    os.system("x %s" % n)
    os.system("x " + freq.query_string.decode())  # expect
    os.system("x " + freq.full_path)  # expect
    os.system("x " + freq.args.get("n", type=str))  # expect
    os.system("x %s" % freq.args.get("n", type=int))
    os.system("x %s" % freq.args.get("n", 1, int))
@fapp.route("/q")
async def q1():
    os.system("x " + (await qreq.form)["a"])  # expect
    os.system("x " + (await qreq.get_json())["a"])  # expect
    os.system("x " + (await qreq.get_data()).decode())  # expect
    async for d in qreq.body:
        os.system("x " + d.decode())  # expect
    os.system("x " + (await qreq.files)["f"].filename)  # expect
@view_config(route_name="a")
def p1(request):
    os.system("x " + request.params["a"])  # expect
    os.system("x " + request.POST["f"].file.read().decode())  # expect
    os.system("x " + request.json_body["a"])  # expect
    os.system("x " + request.matchdict["a"])  # expect
    os.system("x " + request.body.decode())  # expect
    os.system("x " + request.text)  # expect
    os.system("x " + request.body_file.read().decode())  # expect
@sapp.post("/s")
async def s1(request):
    os.system("x " + request.json["a"])  # expect
    os.system("x " + request.form.get("a"))  # expect
    os.system("x " + request.args["a"][0])  # expect
    os.system("x " + request.files.get("f").body.decode())  # expect
    os.system("x " + request.body.decode())  # expect
    async for d in request.stream:
        os.system("x " + d.decode())  # expect
    os.system("x " + request.token)  # expect
