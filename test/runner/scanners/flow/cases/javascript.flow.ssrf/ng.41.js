const express = require("express");
const fetchHappen = require("make-fetch-happen");
const { curly, Curl } = require("node-libcurl");
const unirest = require("unirest");
const rpn = require("request-promise-native");
const get = require("simple-get");
const { http: fhttp } = require("follow-redirects");
const httpProxy = require("http-proxy");
const soap = require("soap");
const { getLinkPreview } = require("link-preview-js");
const ogs = require("open-graph-scraper");
const { JSDOM } = require("jsdom");
const Wreck = require("@hapi/wreck");
const wkhtmltopdf = require("wkhtmltopdf");
const app = express();

app.get("/", async (req, res) => {
  const q = req.query.q;
  fetchHappen(q); // expect
  curly.get(q); // expect
  const curl = new Curl();
  curl.setOpt(Curl.option.URL, q); // expect
  unirest.get(q); // expect
  rpn(q); // expect
  get.concat(q, () => {}); // expect
  fhttp.get(q); // expect
  httpProxy.createProxyServer({}).web(req, res, { target: q }); // expect
  soap.createClientAsync(q); // expect
  getLinkPreview(q); // expect
  ogs({ url: q }); // expect
  JSDOM.fromURL(q); // expect
  Wreck.get(q); // expect
  wkhtmltopdf(q); // expect
});
