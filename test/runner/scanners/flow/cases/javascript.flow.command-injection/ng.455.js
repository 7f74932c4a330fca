const express = require("express");
const { exec } = require("child_process");
const querystring = require("querystring");
const qs = require("qs");
const url = require("url");
const zlib = require("zlib");
const yaml = require("js-yaml");
const YAML = require("yaml");
const toml = require("toml");
const ini = require("ini");
const he = require("he");
const iconv = require("iconv-lite");
const { parse } = require("csv-parse/sync");
const Papa = require("papaparse");
const { XMLParser } = require("fast-xml-parser");
const JSON5 = require("json5");
const msgpack = require("@msgpack/msgpack");
const cookie = require("cookie");
const { StringDecoder } = require("string_decoder");
const punycode = require("punycode");
const cheerio = require("cheerio");
const v8 = require("v8");
const LZString = require("lz-string");
const pako = require("pako");
const { Base64 } = require("js-base64");
const entities = require("entities");
const bson = require("bson");
const app = express();

app.post("/a", (req, res) => {
  exec("x " + JSON.parse(req.body.v).name); // expect
  exec("x " + JSON.stringify(req.body)); // expect
  exec("x " + JSON.parse(JSON.stringify(req.body)).name); // expect
  exec("x " + JSON.parse(req.body.v, (k, value) => value).name); // expect
  exec("x " + Buffer.from(req.body.v, "base64").toString("utf8")); // expect
  exec("x " + new Buffer(req.body.v, "base64").toString()); // expect
  exec("x " + atob(req.body.v)); // expect
  exec("x " + Buffer.from(req.body.v, "hex")); // expect
});
app.post("/b", (req, res) => {
  exec("x " + querystring.parse(req.body.v).name); // expect
  exec("x " + querystring.unescape(req.body.v)); // expect
  exec("x " + qs.parse(req.body.v).name); // expect
  exec("x " + new URLSearchParams(req.body.v).get("name")); // expect
  exec("x " + url.parse(req.url, true).query.name); // expect
  exec("x " + new URL(req.body.v).hostname.length);
  exec("x " + new URL(req.body.v).searchParams.get("a")); // expect
  exec("x " + Object.fromEntries(new URLSearchParams(req.body.v)).name); // expect
});
app.post("/c", (req, res) => {
  exec("x " + zlib.gunzipSync(Buffer.from(req.body.v, "base64")).toString()); // expect
  exec("x " + zlib.inflateSync(req.body.v)); // expect
  zlib.unzip(Buffer.from(req.body.v, "base64"), (err, buf) => {
    exec("x " + buf.toString()); // expect
  });
  exec("x " + yaml.safeLoad(req.body.v).name); // expect
  exec("x " + YAML.parse(req.body.v).name); // expect
  exec("x " + toml.parse(req.body.v).server.name); // expect
  exec("x " + ini.parse(req.body.v).server.name); // expect
});
app.post("/d", (req, res) => {
  exec("x " + he.decode(req.body.v)); // expect
  exec("x " + iconv.decode(Buffer.from(req.body.v, "binary"), "win1252")); // expect
  exec("x " + parse(req.body.v, { columns: true })[0].name); // expect
  exec("x " + Papa.parse(req.body.v, { header: true }).data[0].name); // expect
  exec("x " + new XMLParser().parse(req.body.v).root.name); // expect
  exec("x " + JSON5.parse(req.body.v).name); // expect
  exec("x " + msgpack.decode(Buffer.from(req.body.v, "base64")).name); // expect
  exec("x " + cookie.parse(req.headers.cookie).name); // expect
});
app.post("/e", (req, res) => {
  exec("x " + new StringDecoder("utf8").write(Buffer.from(req.body.v, "hex"))); // expect
  exec("x " + new TextDecoder().decode(new TextEncoder().encode(req.body.v))); // expect
  exec("x " + punycode.toUnicode(req.body.v)); // expect
  const $ = cheerio.load(req.body.v);
  exec("x " + LZString.decompressFromBase64(req.body.w)); // expect
  exec("x " + pako.inflate(Buffer.from(req.body.w, "base64"), { to: "string" })); // expect
  exec("x " + Base64.decode(req.body.w)); // expect
});
app.post("/f", (req, res) => {
  exec("x " + entities.decodeHTML(req.body.v)); // expect
  exec("x " + structuredClone(req.body).name); // expect
  exec("x " + url.format({ host: req.body.host, pathname: "/a" })); // expect
  exec("x " + new URL(req.body.path, "http://localhost").pathname); // expect
  exec("x " + qs.stringify({ a: 1 }));
  exec("x " + Buffer.from("abc").toString("hex"));
  exec("x " + Buffer.byteLength(req.body.v));
});
app.post("/g", (req, res) => {
  const b = Buffer.alloc(100);
  b.write(req.body.v);
  exec("x " + b.toString()); // expect
  const c = Buffer.alloc(100);
  Buffer.from(req.body.v).copy(c);
  exec("x " + c.toString("utf8", 0, 10)); // expect
  const d = Buffer.concat([Buffer.from("a"), Buffer.from(req.body.v)]);
  exec("x " + d.toString()); // expect
  const e = new Uint8Array(20);
  e.set(Buffer.from(req.body.v));
  exec("x " + Buffer.from(e).toString()); // expect
  const f = Buffer.alloc(10).fill(req.body.v);
  exec("x " + f.toString()); // expect
  exec("x " + Buffer.from(req.body.v).subarray(2).toString()); // expect
  exec("x " + Buffer.from(req.body.v).readUInt8(0));
  const g = new Uint8Array(20);
  new TextEncoder().encodeInto(req.body.v, g);
  exec("x " + new TextDecoder().decode(g)); // expect
});
