import os
from flask import Flask, request
import base64, binascii, codecs, csv, gzip, html, io, json, bz2, lzma, pickle, struct, zlib, ast, quopri, uu, plistlib, configparser, urllib.parse
import xml.etree.ElementTree as ET
from xml.dom import minidom
from xml.sax.saxutils import escape, unescape
from urllib.parse import parse_qs, parse_qsl, quote, unquote, unquote_plus, urlencode, urljoin, urlparse, urlsplit, urlunparse
from email import message_from_string
from email.header import decode_header, make_header
from email.utils import parseaddr, formataddr, unquote as email_unquote
from http.cookies import SimpleCookie
import email.parser
import tomllib
import toml
import tomli
import yaml
import simplejson
import ujson
import orjson
import msgpack
import cbor2
import xmltodict
import lxml.etree
import lxml.html
from bs4 import BeautifulSoup
import markdown
import bleach
import html2text
import jwt
app = Flask(__name__)

@app.route("/r1")
def f1():
    os.system("x " + json.loads(request.args["a"])["k"])  # expect
    os.system("x " + json.load(io.StringIO(request.args["a"]))["k"])  # expect
    os.system("x " + json.dumps({"k": request.args["a"]}))  # expect
    os.system("x " + json.JSONDecoder().decode(request.args["a"])["k"])  # expect
    obj, end = json.JSONDecoder().raw_decode(request.args["a"])
    os.system("x " + obj["k"])  # expect
    os.system("x " + json.JSONEncoder(indent=2).encode({"a": request.args["a"]}))  # expect
    os.system("x " + "".join(json.JSONEncoder().iterencode({"a": request.args["a"]})))  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + json.loads(request.args["a"], object_hook=lambda d: d)["k"])  # expect
    from types import SimpleNamespace
    data = json.loads(request.args["a"], object_hook=lambda d: SimpleNamespace(**d))
    os.system("x " + data.name)  # expect
    out = io.StringIO()
    json.dump({"k": request.args["a"]}, out)
    os.system("x " + out.getvalue())  # expect
    for row in csv.reader(io.StringIO(request.args["a"])):
        os.system("x " + row[0])  # expect
    for row in csv.DictReader(request.args["a"].splitlines()):
        os.system("x " + row["name"])  # expect
    rows = list(csv.reader(request.args["a"].splitlines()))
    os.system("x " + rows[1][0])  # expect
    rd = csv.reader(io.StringIO(request.args["a"]), delimiter=";")
    header = next(rd)
    os.system("x " + header[0])  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + yaml.safe_load(request.args["a"])["k"])  # expect
    for doc in yaml.safe_load_all(request.args["a"]):
        os.system("x " + doc["k"])  # expect
    os.system("x " + yaml.load(request.args["a"], Loader=yaml.SafeLoader)["k"])  # expect
    os.system("x " + yaml.dump({"k": request.args["a"]}))  # expect
    os.system("x " + tomllib.loads(request.args["a"])["k"])  # expect
    os.system("x " + toml.loads(request.args["a"])["k"]["b"])  # expect
    cp = configparser.ConfigParser()
    cp.read_string(request.args["a"])
    os.system("x " + cp.get("a", "b"))  # expect
    return ""

@app.route("/r4")
def f4():
    cp2 = configparser.ConfigParser()
    cp2.read_file(io.StringIO(request.args["a"]))
    os.system("x " + cp2["a"]["b"])  # expect
    cp3 = configparser.RawConfigParser()
    cp3.readfp(io.StringIO(request.args["a"]))
    for s in cp3.sections():
        os.system("x " + s)  # expect
    os.system("x " + base64.b64decode(request.args["a"]).decode())  # expect
    os.system("x " + base64.urlsafe_b64decode(request.args["a"] + "==").decode("utf-8"))  # expect
    return ""

@app.route("/r5")
def f5():
    os.system("x " + base64.b64encode(request.args["a"].encode()).decode()) 
    return ""

@app.route("/r6")
def f6():
    os.system("x " + base64.b32decode(request.args["a"]).decode())  # expect
    os.system("x " + base64.b85decode(request.args["a"]).decode())  # expect
    os.system("x " + base64.decodebytes(request.args["a"].encode()).decode())  # expect
    os.system("x " + binascii.unhexlify(request.args["a"]).decode())  # expect
    os.system("x " + binascii.a2b_base64(request.args["a"]).decode())  # expect
    os.system("x " + bytes.fromhex(request.args["a"]).decode())  # expect
    os.system("x " + bytearray.fromhex(request.args["a"]).decode())  # expect
    return ""

@app.route("/r7")
def f7():
    os.system("x " + codecs.decode(request.args["a"], "rot13"))  # expect
    os.system("x " + codecs.getdecoder("utf-8")(request.args["a"].encode())[0])  # expect
    os.system("x " + codecs.encode(request.args["a"], "unicode_escape").decode())  # expect
    dec = codecs.getincrementaldecoder("utf-8")()
    os.system("x " + dec.decode(request.args["a"].encode()))  # expect
    os.system("x " + codecs.getreader("utf-8")(request.stream).read())  # expect
    os.system("x " + zlib.decompress(base64.b64decode(request.args["a"])).decode())  # expect
    d = zlib.decompressobj()
    os.system("x " + d.decompress(base64.b64decode(request.args["a"])).decode())  # expect
    return ""

@app.route("/r8")
def f8():
    os.system("x " + gzip.decompress(request.data).decode())  # expect
    with gzip.GzipFile(fileobj=io.BytesIO(request.data)) as g:
        os.system("x " + g.read().decode())  # expect
    with gzip.open(request.files["f"], "rt") as gz:
        for line in gz:
            os.system("x " + line)  # expect
    return ""
