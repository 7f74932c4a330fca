const express = require("express");
const { exec } = require("child_process");
const zlib = require("zlib");
const { pipeline } = require("stream");
const csv = require("csv-parser");
const { parse } = require("csv-parse/sync");
const xml2js = require("xml2js");
const yaml = require("js-yaml");
const readline = require("readline");
const querystring = require("querystring");
const busboy = require("busboy");
const formidable = require("formidable");
const getRawBody = require("raw-body");
const concat = require("concat-stream");
const _ = require("lodash");
const AdmZip = require("adm-zip");
const app = express();
app.post("/a", (req, res) => {
  let body = "";
  req.on("data", (c) => { body += c; });
  req.on("end", () => { exec(body); }); // expect
});
app.post("/b", async (req, res) => {
  const chunks = [];
  for await (const c of req) chunks.push(c);
  exec(Buffer.concat(chunks).toString()); // expect
  const gz = zlib.gunzipSync(Buffer.concat(chunks)).toString();
  exec(gz); // expect
  exec(Buffer.from(req.headers["x-a"], "base64").toString("utf8")); // expect
  exec(atob(req.query.a)); // expect
  exec(querystring.parse(req.url.split("?")[1]).a); // expect
  exec(new URLSearchParams(req.url).get("a")); // expect
  exec(new URL(req.url, "http://x").searchParams.get("q")); // expect
  for (const [k, v] of Object.entries(req.query)) exec(k + v); // expect
  Object.keys(req.body).forEach((k) => exec(k)); // expect
  for (const k in req.body) exec(req.body[k]); // expect
  exec(JSON.parse(req.body.j).x); // expect
  exec(yaml.load(req.body.y).x); // expect
  for (const r of parse(req.body.csv, { columns: true })) exec(r.cmd); // expect
  const x = await xml2js.parseStringPromise(req.body.x);
  exec(x.root.cmd[0]); // expect
  xml2js.parseString(req.body.x, (err, result) => { exec(result.a); }); // expect
  exec((await getRawBody(req)).toString()); // expect
});
app.post("/c", (req, res) => {
  const rl = readline.createInterface({ input: req });
  rl.on("line", (line) => { exec(line); }); // expect
  req.pipe(csv()).on("data", (row) => { exec(row.cmd); }); // expect
  req.pipe(zlib.createGunzip()).on("data", (d) => exec(d.toString())); // expect
  const bb = busboy({ headers: req.headers });
  bb.on("field", (n, v) => exec(v)); // expect
  bb.on("file", (n, f, info) => { exec("x " + info.filename); f.on("data", (d) => exec(d.toString())); }); // expect
  req.pipe(bb);
  const form = formidable({});
  form.parse(req, (err, fields, files) => { exec(fields.a); exec("x" + files.f.originalFilename); }); // expect
  zlib.gunzip(req.body.z, (err, out) => { exec(out.toString()); }); // expect
  exec(_.get(req.body, "a.b")); // expect
  exec(_.map(req.body.l, (x) => x).join(" ")); // expect
  exec(_.template("<%= a %>")({ a: req.body.a })); // expect
  exec(_.chain(req.body.l).map((x) => x).value()[0]); // expect
  exec(_.pick(req.body, ["a"]).a); // expect
  exec(_.merge({}, req.body).a); // expect
  exec(Array.from(req.body.l, (x) => x)[0]); // expect
  exec(structuredClone(req.body).a); // expect
  exec(Object.assign({}, req.body).a); // expect
  exec({ ...req.body }.a); // expect
  exec(Object.fromEntries(Object.entries(req.body)).a); // expect
  exec([...new Set(req.body.l)][0]); // expect
  exec(new Map(Object.entries(req.body)).get("a")); // expect
  exec(req.body.l.reduce((a, b) => a + b, "")); // expect
  exec(req.body.l.flatMap((x) => [x])[0]); // expect
  exec(String.raw`${req.body.a}`); // expect
  exec("x".concat(req.body.a)); // expect
  exec("{a}".replace("{a}", req.body.a)); // expect
  exec("a".replace(/a/, () => req.body.a)); // expect
  exec(decodeURIComponent(req.query.a)); // expect
  exec(req.query.a?.trim()?.toLowerCase() ?? "x"); // expect
  exec(/a(.*)/.exec(req.query.a)[1]); // expect
  exec(req.query.a.match(/x(?<n>.*)/).groups.n); // expect
  const zip = new AdmZip(req.body);
  for (const e of zip.getEntries()) { exec("x " + e.entryName); exec(e.getData().toString()); } // expect
  exec(new TextDecoder().decode(req.body)); // expect
  Promise.all([req.body.a]).then(([a]) => exec(a)); // expect
  Promise.resolve(req.body.a).then((a) => exec(a)); // expect
  setTimeout(exec, 10, req.body.a); // expect
  exec(...[req.body.a]); // expect
});
