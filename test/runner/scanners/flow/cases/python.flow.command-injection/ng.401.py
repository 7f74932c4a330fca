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
    os.system("x " + bz2.decompress(request.data).decode())  # expect
    os.system("x " + lzma.decompress(request.data).decode())  # expect
    name, size = struct.unpack("10sI", request.data)
    os.system("x " + name.decode())  # expect
    (nm,) = struct.unpack_from("10s", request.get_data(), 4)
    os.system("x " + nm.decode())  # expect
    for (v,) in struct.iter_unpack("4s", request.data):
        os.system("x " + v.decode())  # expect
    os.system("x " + struct.pack("10s", request.args["a"].encode()).decode())  # expect
    ba = bytearray(20)
    struct.pack_into("10s", ba, 0, request.args["a"].encode())
    os.system("x " + ba.decode())  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + ast.literal_eval(request.args["a"])["k"])  # expect
    os.system("x " + quopri.decodestring(request.args["a"]).decode())  # expect
    os.system("x " + plistlib.loads(request.data)["k"])  # expect
    os.system("x " + unquote(request.args["a"]))  # expect
    os.system("x " + unquote_plus(request.args["a"]))  # expect
    os.system("x " + parse_qs(request.args["a"])["k"][0])  # expect
    os.system("x " + dict(parse_qsl(request.args["a"]))["k"])  # expect
    return ""

@app.route("/r3")
def f3():
    for k, v in parse_qsl(request.args["a"]):
        os.system("x " + v)  # expect
    os.system("x " + urlparse(request.args["a"]).hostname)  # expect
    os.system("x " + urlparse(request.args["a"]).netloc.split(":")[0])  # expect
    u = urlsplit(request.args["a"])
    os.system("x " + u.path.lstrip("/"))  # expect
    os.system("x " + u.geturl())  # expect
    scheme, netloc, path, prm, query, frag = urlparse(request.args["a"])
    os.system("x " + query)  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + str(urlparse(request.args["a"]).port))
    return ""

@app.route("/r5")
def f5():
    os.system("x " + urlunparse(("http", request.args["a"], "", "", "", "")))  # expect
    os.system("x " + urlparse(request.args["a"])._replace(scheme="https").geturl())  # expect
    os.system("x " + urljoin("http://a/", request.args["a"]))  # expect
    os.system("x " + ET.fromstring(request.args["a"]).text)  # expect
    os.system("x " + ET.fromstring(request.args["a"]).find("a").text)  # expect
    os.system("x " + ET.fromstring(request.args["a"]).findtext("a"))  # expect
    os.system("x " + ET.XML(request.args["a"]).get("a"))  # expect
    return ""

@app.route("/r6")
def f6():
    for el in ET.parse(request.stream).getroot().iter("a"):
        os.system("x " + el.attrib["b"])  # expect
    root = ET.fromstring(request.args["a"])
    for child in root:
        os.system("x " + child.tag)  # expect
    for e in root.findall("./a"):
        os.system("x " + e.text)  # expect
    el = ET.Element("a")
    el.text = request.args["a"]
    os.system("x " + ET.tostring(el, encoding="unicode"))  # expect
    sub = ET.SubElement(ET.Element("a"), "b", attrib={"k": request.args["a"]})
    os.system("x " + ET.tostring(sub).decode())  # expect
    for ev, node in ET.iterparse(request.stream):
        os.system("x " + node.text)  # expect
    tree = ET.ElementTree(ET.fromstring(request.args["a"]))
    os.system("x " + tree.getroot().attrib.get("k"))  # expect
    return ""

@app.route("/r7")
def f7():
    os.system("x " + minidom.parseString(request.args["a"]).documentElement.getAttribute("a"))  # expect
    os.system("x " + minidom.parseString(request.args["a"]).getElementsByTagName("a")[0].firstChild.data)  # expect
    os.system("x " + unescape(request.args["a"]))  # expect
    os.system("x " + escape(request.args["a"]))  # expect
    msg = message_from_string(request.args["a"])
    os.system("x " + msg["Subject"])  # expect
    os.system("x " + msg.get_payload())  # expect
    for part in msg.walk():
        os.system("x " + part.get_filename())  # expect
    return ""

@app.route("/r8")
def f8():
    os.system("x " + str(make_header(decode_header(request.args["a"]))))  # expect
    os.system("x " + decode_header(request.args["a"])[0][0])  # expect
    return ""
