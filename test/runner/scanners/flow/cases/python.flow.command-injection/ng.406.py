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
    os.system("x " + chunked(request.args["a"], 3)[0])  # expect
    os.system("x " + first(request.args["a"].split()))  # expect
    os.system("x " + flatten([[request.args["a"]]])[0])  # expect
    os.system("x " + remap({"k": request.args["a"]}, lambda p, k, v: True)["k"])  # expect
    os.system("x " + boltons.iterutils.unique(request.args["a"].split())[0])  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + slugify(request.args["a"])) 
    return ""

@app.route("/r3")
def f3():
    os.system("x " + strip_ansi(request.args["a"]))  # expect
    om = OMD()
    om.add("k", request.args["a"])
    os.system("x " + om["k"])  # expect
    os.system("x " + one(request.args["a"].split()))  # expect
    os.system("x " + more_itertools.last(request.args["a"].split()))  # expect
    for ch in more_itertools.windowed(request.args["a"], 2):
        os.system("x " + ch[0])  # expect
    pk = peekable(request.args["a"].split())
    os.system("x " + pk.peek())  # expect
    os.system("x " + list(collapse([[request.args["a"]]]))[0])  # expect
    return ""

@app.route("/r4")
def f4():
    yes, no = more_itertools.partition(lambda z: z, request.args["a"].split())
    os.system("x " + list(no)[0])  # expect
    os.system("x " + pipe(request.args["a"], str.strip, str.upper))  # expect
    os.system("x " + compose(str.strip, str.upper)(request.args["a"]))  # expect
    os.system("x " + get_in(["a", "b"], request.get_json()))  # expect
    os.system("x " + assoc({}, "k", request.args["a"])["k"])  # expect
    os.system("x " + merge({}, {"k": request.args["a"]})["k"])  # expect
    os.system("x " + list(pluck("k", [{"k": request.args["a"]}]))[0])  # expect
    return ""

@app.route("/r5")
def f5():
    os.system("x " + valmap(str.strip, {"k": request.args["a"]})["k"])  # expect
    os.system("x " + toolz.first(toolz.groupby(len, request.args["a"].split()).values())[0])  # expect
    os.system("x " + Item(name=request.args["a"]).name)  # expect
    os.system("x " + Item(**request.get_json()).name)  # expect
    os.system("x " + Item.parse_obj(request.get_json()).name)  # expect
    os.system("x " + Item.model_validate(request.get_json()).name)  # expect
    os.system("x " + Item.parse_raw(request.data).name)  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + Item.model_validate_json(request.data).name)  # expect
    return ""

@app.route("/r7")
def f7():
    os.system("x " + str(Item.model_validate_json(request.data).n))
    return ""

@app.route("/r8")
def f8():
    os.system("x " + Item(name=request.args["a"]).dict()["name"])  # expect
    os.system("x " + Item(name=request.args["a"]).model_dump()["name"])  # expect
    os.system("x " + Item(name=request.args["a"]).json())  # expect
    os.system("x '" + Item(name=request.args["a"]).model_dump_json())  # expect
    os.system("x " + Item(name="a").copy(update={"name": request.args["a"]}).name)  # expect
    os.system("x " + Item(name="a").model_copy(update={"name": request.args["a"]}).name)  # expect
    os.system("x " + Item.construct(name=request.args["a"]).name)  # expect
    return ""

@app.route("/r9")
def f9():
    os.system("x " + Outer.parse_obj(request.get_json()).item.name)  # expect
    for it in Outer(**request.get_json()).items:
        os.system("x " + it.name)  # expect
    os.system("x " + Names.model_validate(request.get_json()).root[0])  # expect
    os.system("x " + TypeAdapter(list[str]).validate_python(request.get_json())[0])  # expect
    os.system("x " + parse_obj_as(list[Item], request.get_json())[0].name)  # expect
    for k, v in Item(name=request.args["a"]):
        os.system("x " + v)  # expect
    os.system("x " + A1(request.args["a"]).name)  # expect
    return ""

@app.route("/r10")
def f10():
    os.system("x " + A1(name=request.args["a"], n=2).name)  # expect
    os.system("x " + attr.asdict(A1(request.args["a"]))["name"])  # expect
    return ""
