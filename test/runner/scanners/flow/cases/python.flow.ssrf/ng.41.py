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
    q = request.args["q"]
    httplib2.Http().request(q)  # expect
    h = httplib2.Http()
    h.request(q, "GET")  # expect
    AsyncHTTPClient().fetch(q)  # expect
    HTTPClient().fetch(q)  # expect
    mechanize.Browser().open(q)  # expect
    zeep.Client(q)  # expect
    cloudscraper.create_scraper().get(q)  # expect
    niquests.get(q)  # expect
    curl_cffi.requests.get(q)  # expect
    suds.client.Client(q)  # expect
    xmlrpc.client.ServerProxy(q)  # expect
    requests_html.HTMLSession().get(q)  # expect
    weasyprint.HTML(url=q)  # expect
    weasyprint.HTML(q)  # expect
    imgkit.from_url(q, "x.png")  # expect
    client = bigquery.Client()
    ch = clickhouse_driver.Client("h")
    git.Repo.clone_from(q, "/tmp/x")  # expect
    return ""
