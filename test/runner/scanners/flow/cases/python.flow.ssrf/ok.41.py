from flask import Flask, request
import httplib2
import mechanize
import zeep
import cloudscraper
import curl_cffi
import niquests
import suds
import git
import weasyprint
import imgkit
import xmlrpc.client
import requests_html
from tornado.httpclient import AsyncHTTPClient, HTTPClient
app = Flask(__name__)
@app.route("/")
def index():
    q = str(int(request.args["q"]))
    httplib2.Http().request(q)
    h = httplib2.Http()
    h.request(q, "GET")
    AsyncHTTPClient().fetch(q)
    HTTPClient().fetch(q)
    mechanize.Browser().open(q)
    zeep.Client(q)
    cloudscraper.create_scraper().get(q)
    niquests.get(q)
    curl_cffi.requests.get(q)
    suds.client.Client(q)
    xmlrpc.client.ServerProxy(q)
    requests_html.HTMLSession().get(q)
    weasyprint.HTML(url=q)
    weasyprint.HTML(q)
    imgkit.from_url(q, "x.png")
    client = bigquery.Client()
    ch = clickhouse_driver.Client("h")
    git.Repo.clone_from(q, "/tmp/x")
    return ""
