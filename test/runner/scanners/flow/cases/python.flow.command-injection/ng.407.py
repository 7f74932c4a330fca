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
    os.system("x " + attr.evolve(A1("a"), name=request.args["a"]).name)  # expect
    os.system("x " + A2(request.args["a"]).name)  # expect
    os.system("x " + attrs.asdict(A3(request.args["a"]))["name"])  # expect
    os.system("x " + PD(name=request.args["a"]).name)  # expect
    os.system("x " + DJ.from_dict(request.get_json()).name)  # expect
    os.system("x " + DJ.from_json(request.args["a"]).name)  # expect
    os.system("x " + DJ(request.args["a"]).to_json())  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + DJ.schema().loads(request.args["a"]).name)  # expect
    os.system("x " + dacite.from_dict(data_class=DC, data=request.get_json()).name)  # expect
    os.system("x " + dacite.from_dict(DC, request.get_json()).name)  # expect
    os.system("x " + cattr.structure(request.get_json(), DC).name)  # expect
    os.system("x " + cattrs.unstructure(DC(request.args["a"]))["name"])  # expect
    os.system("x " + S1().load(request.get_json())["name"])  # expect
    os.system("x " + S1().loads(request.args["a"])["name"])  # expect
    return ""

@app.route("/r3")
def f3():
    res, errors = S1().load(request.get_json())
    os.system("x " + res["name"])  # expect
    os.system("x " + S1().load(request.get_json()).data["name"])  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + str(S1().load(request.get_json())["n"]))
    return ""

@app.route("/r5")
def f5():
    os.system("x " + S2().load(request.get_json()).name)  # expect
    os.system("x " + S1().dump({"name": request.args["a"]})["name"])  # expect
    os.system("x " + S1(many=True).load(request.get_json())[0]["name"])  # expect
    os.system("x " + msgspec.json.decode(request.data, type=MS).name)  # expect
    os.system("x " + msgspec.convert(request.get_json(), MS).name)  # expect
    os.system("x " + six.text_type(request.args["a"]))  # expect
    os.system("x " + six.ensure_str(request.args["a"]))  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + six.u(request.args["a"]))  # expect
    for k, v in six.iteritems({"k": request.args["a"]}):
        os.system("x " + v)  # expect
    os.system("x " + six.next(iter(request.args["a"])))  # expect
    os.system("x " + six.moves.urllib.parse.unquote(request.args["a"]))  # expect
    os.system("x " + six.StringIO(request.args["a"]).read())  # expect
    os.system("x " + force_str(request.args["a"]))  # expect
    os.system("x " + force_bytes(request.args["a"]).decode())  # expect
    return ""

@app.route("/r7")
def f7():
    os.system("x " + strip_tags(request.args["a"]))  # expect
    os.system("x " + format_html("{}", request.args["a"]))  # expect
    os.system("x " + mark_safe(request.args["a"]))  # expect
    os.system("x " + Truncator(request.args["a"]).chars(30))  # expect
    os.system("x " + capfirst(request.args["a"]))  # expect
    return ""

@app.route("/r8")
def f8():
    os.system("x " + dj_slugify(request.args["a"]))
    return ""

@app.route("/r9")
def f9():
    os.system("x " + get_valid_filename(request.args["a"]))
    return ""

@app.route("/r10")
def f10():
    os.system("x " + next(smart_split(request.args["a"])))  # expect
    os.system("x " + urlsafe_base64_decode(request.args["a"]).decode())  # expect
    mv = MultiValueDict()
    mv.appendlist("k", request.args["a"])
    os.system("x " + mv["k"])  # expect
    os.system("x " + QueryDict(request.args["a"])["k"])  # expect
    os.system("x " + truncatechars(request.args["a"], 30))  # expect
    os.system("x " + MultiDict([("k", request.args["a"])]).getlist("k")[0])  # expect
    return ""
