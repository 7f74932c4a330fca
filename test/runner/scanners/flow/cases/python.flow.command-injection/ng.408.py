import os
from flask import Flask, request
import boltons.iterutils
from boltons.iterutils import chunked, first, flatten, remap, unique, bucketize
from boltons.strutils import slugify, camel2under, strip_ansi
from boltons.dictutils import OMD
import more_itertools
from more_itertools import chunked as mchunked, one, first as mfirst, flatten as mflatten, peekable, collapse, unique_everseen
import toolz
from toolz import curry, pipe, compose, get_in, assoc, merge, pluck, groupby, valmap, concat
import attr
import attrs
from attrs import define
import pydantic
from pydantic import BaseModel, Field, RootModel, parse_obj_as, TypeAdapter
from pydantic.dataclasses import dataclass as pdataclass
import marshmallow
from marshmallow import Schema, fields, post_load, EXCLUDE
import cattr
import cattrs
import six
from six.moves.urllib.parse import unquote, urlparse
from django.utils.encoding import force_str, force_text, smart_str, force_bytes
from django.utils.html import strip_tags, escape, format_html
from django.utils.safestring import mark_safe
from django.utils.text import slugify as dj_slugify, Truncator, capfirst, get_valid_filename, smart_split, wrap
from django.utils.datastructures import MultiValueDict
from django.utils.http import urlsafe_base64_decode
from django.template.defaultfilters import truncatechars
from django.http import QueryDict
from werkzeug.datastructures import MultiDict, CombinedMultiDict, ImmutableMultiDict
from werkzeug.utils import secure_filename
from werkzeug.urls import url_unquote, url_parse
from markupsafe import Markup
from jinja2 import Template, Environment
import inflection
import humanize
import dateutil.parser
import arrow
import pandas as pd
import numpy as np
import pytz
import yarl
import furl
from munch import Munch, munchify, DefaultMunch
from box import Box
from addict import Dict as ADict
from dotmap import DotMap
from benedict import benedict
import jmespath
import jsonpath_ng
import glom
import deepmerge
import parse
import sh
import text_unidecode
from unidecode import unidecode
import chardet
import ftfy
import validators
import slugify as pyslug
import tablib
import schema as schemalib
import voluptuous
import cerberus
import dacite
import dataclasses_json
from dataclasses_json import dataclass_json
from dataclasses import dataclass
import msgspec
import uuid
import datetime
import decimal
import ipaddress
import semver
import returns
from returns.result import Success
from returns.maybe import Maybe, Some
from cachetools import TTLCache, cached
import blinker
from pyparsing import Word, alphas
import tornado.escape
import webob
from bson import json_util, ObjectId
import bson
import funcy
from pydash import py_
import pydash

class Item(BaseModel):
    name: str
    n: int = 0
    nested: dict = {}
    class Config:
        orm_mode = True
class Outer(BaseModel):
    item: Item
    items: list[Item] = []
class Names(RootModel[list[str]]):
    pass
@attr.s
class A1:
    name = attr.ib()
    n = attr.ib(default=1)
@attr.s(auto_attribs=True)
class A2:
    name: str
@define
class A3:
    name: str
    parts: list = attrs.field(factory=list)
@pdataclass
class PD:
    name: str
@dataclass_json
@dataclass
class DJ:
    name: str
@dataclass
class DC:
    name: str
class S1(Schema):
    name = fields.Str(required=True)
    n = fields.Int()
class S2(Schema):
    class Meta:
        unknown = EXCLUDE
    name = fields.String()
    @post_load
    def make(self, data, **kw):
        return DC(**data)
class MS(msgspec.Struct):
    name: str
sig = blinker.signal("s")
app = Flask(__name__)

@app.route("/r1")
def f1():
    os.system("x " + CombinedMultiDict([request.args, request.form])["k"])  # expect
    os.system("x " + request.args.to_dict()["a"])  # expect
    os.system("x " + request.args.to_dict(flat=False)["a"][0])  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + secure_filename(request.args["a"]))
    return ""

@app.route("/r3")
def f3():
    os.system("x " + url_unquote(request.args["a"]))  # expect
    os.system("x " + url_parse(request.args["a"]).path)  # expect
    os.system("x " + Markup(request.args["a"]))  # expect
    os.system("x " + Markup(request.args["a"]).striptags())  # expect
    os.system(Template("x {{ v }}").render(v=request.args["a"]))  # expect
    os.system(Environment().from_string("x {{ v }}").render({"v": request.args["a"]}))  # expect
    os.system("x " + inflection.underscore(request.args["a"]))  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + humanize.naturalsize(request.args["a"]))
    return ""

@app.route("/r5")
def f5():
    os.system("x " + str(dateutil.parser.parse(request.args["a"])))
    return ""

@app.route("/r6")
def f6():
    os.system("x " + arrow.get(request.args["a"]).isoformat())
    return ""

@app.route("/r7")
def f7():
    os.system("x " + str(uuid.UUID(request.args["a"])))
    return ""

@app.route("/r8")
def f8():
    os.system("x " + datetime.datetime.strptime(request.args["a"], "%Y").isoformat())
    return ""

@app.route("/r9")
def f9():
    os.system("x " + str(datetime.date.fromisoformat(request.args["a"])))
    return ""

@app.route("/r10")
def f10():
    os.system("x " + str(decimal.Decimal(request.args["a"])))
    return ""

@app.route("/r11")
def f11():
    os.system("x " + str(ipaddress.ip_address(request.args["a"])))
    return ""

@app.route("/r12")
def f12():
    os.system("x " + pd.Series([request.args["a"]])[0])  # expect
    df = pd.DataFrame({"a": [request.args["a"]]})
    os.system("x " + df["a"].iloc[0])  # expect
    for idx, row in df.iterrows():
        os.system("x " + row["a"])  # expect
    for r in df.itertuples():
        os.system("x " + r.a)  # expect
    for rec in df.to_dict("records"):
        os.system("x " + rec["a"])  # expect
    os.system("x " + df.loc[0, "a"])  # expect
    df2 = pd.read_csv(request.files["f"])
    os.system("x " + df2["a"].tolist()[0])  # expect
    return ""

@app.route("/r13")
def f13():
    os.system("x " + str(df2.shape[0]))
    return ""

@app.route("/r14")
def f14():
    os.system("x " + np.array([request.args["a"]])[0])  # expect
    os.system("x " + np.array(request.args["a"].split()).tolist()[0])  # expect
    os.system("x " + yarl.URL(request.args["a"]).path)  # expect
    os.system("x " + yarl.URL(request.args["a"]).query["a"])  # expect
    os.system("x " + furl.furl(request.args["a"]).args["a"])  # expect
    os.system("x " + Munch(k=request.args["a"]).k)  # expect
    os.system("x " + munchify(request.get_json()).a.b)  # expect
    return ""

@app.route("/r15")
def f15():
    mu = Munch()
    mu.k = request.args["a"]
    os.system("x " + mu.k)  # expect
    os.system("x " + Box(request.get_json()).a.b)  # expect
    ad = ADict()
    ad.a.b = request.args["a"]
    os.system("x " + ad.a.b)  # expect
    os.system("x " + DotMap(request.get_json()).a.b)  # expect
    os.system("x " + benedict(request.get_json())["a.b"])  # expect
    os.system("x " + jmespath.search("a.b", request.get_json()))  # expect
    os.system("x " + jmespath.compile("a.b").search(request.get_json()))  # expect
    return ""

@app.route("/r16")
def f16():
    os.system("x " + jsonpath_ng.parse("$.a").find(request.get_json())[0].value)  # expect
    return ""
