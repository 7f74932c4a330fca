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
    os.system("x " + glom.glom(request.get_json(), "a.b"))  # expect
    os.system("x " + deepmerge.always_merger.merge({}, request.get_json())["a"])  # expect
    base = {}
    deepmerge.always_merger.merge(base, request.get_json())
    os.system("x " + base["a"])  # expect
    os.system("x " + parse.parse("a {n}", request.args["a"])["n"])  # expect
    os.system("x " + parse.parse("a {}", request.args["a"])[0])  # expect
    os.system("x " + unidecode(request.args["a"]))  # expect
    os.system("x " + ftfy.fix_text(request.args["a"]))  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + str(chardet.detect(request.data)["confidence"]))
    return ""

@app.route("/r3")
def f3():
    tb = tablib.Dataset().load(request.args["a"], format="csv")
    os.system("x " + tb.dict[0]["a"])  # expect
    os.system("x " + schemalib.Schema({"a": str}).validate(request.get_json())["a"])  # expect
    os.system("x " + voluptuous.Schema({"a": str})(request.get_json())["a"])  # expect
    os.system("x " + cerberus.Validator({"a": {"type": "string"}}).validated(request.get_json())["a"])  # expect
    os.system("x " + cerberus.Validator({"a": {"type": "string"}}).normalized(request.get_json())["a"])  # expect
    os.system("x " + Success(request.args["a"]).unwrap())  # expect
    os.system("x " + Success(request.args["a"]).map(str.strip).value_or(""))  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + Some(request.args["a"]).value_or("a"))  # expect
    os.system("x " + Maybe.from_optional(request.args["a"]).value_or("a"))  # expect
    tc = TTLCache(10, 10)
    tc["k"] = request.args["a"]
    os.system("x " + tc["k"])  # expect
    os.system("x " + tornado.escape.url_unescape(request.args["a"]))  # expect
    os.system("x " + tornado.escape.json_decode(request.args["a"])["k"])  # expect
    os.system("x " + tornado.escape.to_unicode(request.args["a"]))  # expect
    os.system("x " + tornado.escape.xhtml_unescape(request.args["a"]))  # expect
    return ""

@app.route("/r5")
def f5():
    os.system("x " + json_util.loads(request.args["a"])["k"])  # expect
    os.system("x " + bson.decode(request.data)["k"])  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + str(ObjectId(request.args["a"])))
    return ""

@app.route("/r7")
def f7():
    os.system("x " + funcy.first(request.args["a"].split()))  # expect
    os.system("x " + funcy.lmap(str.strip, request.args["a"].split())[0])  # expect
    os.system("x " + funcy.get_in(request.get_json(), ["a"]))  # expect
    os.system("x " + pydash.get(request.get_json(), "a.b"))  # expect
    return ""

@app.route("/r8")
def f8():
    os.system("x " + pydash.snake_case(request.args["a"]))
    return ""

@app.route("/r9")
def f9():
    os.system("x " + pydash.map_([{"k": request.args["a"]}], "k")[0])  # expect
    os.system("x " + py_(request.args["a"].split()).map(lambda e: e).value()[0])  # expect
    os.system("x " + pydash.pick({"k": request.args["a"]}, "k")["k"])  # expect
    os.system("x " + pydash.trim(request.args["a"]))  # expect
    return ""
