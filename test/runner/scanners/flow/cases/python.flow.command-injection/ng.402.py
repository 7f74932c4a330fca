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
    realname, addr = parseaddr(request.args["a"])
    os.system("x " + addr)  # expect
    c = SimpleCookie()
    c.load(request.headers["Cookie"])
    os.system("x " + c["a"].value)  # expect
    c2 = SimpleCookie(request.headers["Cookie"])
    for k, m in c2.items():
        os.system("x " + m.value)  # expect
    os.system("x " + simplejson.loads(request.args["a"])["k"])  # expect
    os.system("x " + orjson.loads(request.data)["k"])  # expect
    os.system("x " + orjson.dumps({"k": request.args["a"]}).decode())  # expect
    os.system("x " + msgpack.unpackb(request.data, raw=False)["k"])  # expect
    return ""

@app.route("/r2")
def f2():
    unp = msgpack.Unpacker()
    unp.feed(request.data)
    for o in unp:
        os.system("x " + o["k"])  # expect
    os.system("x " + cbor2.loads(request.data)["k"])  # expect
    os.system("x " + xmltodict.parse(request.args["a"])["a"]["b"])  # expect
    os.system("x " + lxml.etree.fromstring(request.args["a"]).xpath("//a")[0].text)  # expect
    os.system("x " + lxml.html.fromstring(request.args["a"]).text_content())  # expect
    os.system("x " + BeautifulSoup(request.args["a"], "html.parser").get_text())  # expect
    os.system("x " + BeautifulSoup(request.args["a"], "html.parser").find("a")["href"])  # expect
    return ""

@app.route("/r3")
def f3():
    for a in BeautifulSoup(request.args["a"], "lxml").select("a[href]"):
        os.system("x " + a.get("href"))  # expect
    soup = BeautifulSoup(request.args["a"], "lxml")
    os.system("x " + soup.title.string)  # expect
    for a2 in soup.find_all("a"):
        os.system("x " + a2.attrs["href"])  # expect
    for s in soup.stripped_strings:
        os.system("x " + s)  # expect
    os.system("x " + markdown.markdown(request.args["a"]))  # expect
    os.system("x " + bleach.clean(request.args["a"]))  # expect
    os.system("x " + jwt.decode(request.args["a"], options={"verify_signature": False})["sub"])  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + jwt.get_unverified_header(request.args["a"])["kid"])  # expect
    return ""
