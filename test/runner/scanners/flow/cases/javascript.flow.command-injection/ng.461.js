const http = require("http");
const https = require("https");
const url = require("url");
const { exec } = require("child_process");
const formidable = require("formidable");
const Busboy = require("busboy");
const multiparty = require("multiparty");
const { json, text, buffer, send } = require("micro");
const concat = require("concat-stream");
const bl = require("bl");
const body = require("body");
const anyBody = require("body/any");
const fs = require("fs");
http.createServer((req, res) => {
  exec("x " + url.parse(req.url).pathname); // expect
  exec("x " + req.url.split("?")[1]); // expect
  exec("x " + new URL(req.url, "http://a").searchParams.get("a")); // expect
  for (let i = 0; i < req.rawHeaders.length; i += 2) exec("x " + req.rawHeaders[i + 1]); // expect
  for (const [k, v] of Object.entries(req.headers)) exec("x " + v); // expect
  exec("x " + req.headers["x-a"]); // expect
  req.setEncoding("utf8");
  let data = "";
  req.addListener("data", (c) => (data += c));
  req.addListener("end", () => exec("x " + data)); // expect
});
http.createServer((req, res) => {
  const form = new formidable.IncomingForm();
  form.parse(req, (err, fields, files) => {
    exec("x " + fields.name); // expect
    exec("x " + files.f.name); // expect
    exec("x " + files.f.originalFilename); // expect
    fs.readFile(files.f.path, "utf8", (e, content) => exec("x " + content)); // expect
  });
  form.on("field", (n, v) => exec("x " + v)); // expect
});
http.createServer((req, res) => {
  const bb = Busboy({ headers: req.headers });
  bb.on("field", (name, val) => exec("x " + val)); // expect
  bb.on("file", (name, file, info) => {
    exec("x " + info.filename); // expect
    file.on("data", (d) => exec("x " + d)); // expect
    const bufs = [];
    file.on("data", (d) => bufs.push(d)).on("end", () => exec("x " + Buffer.concat(bufs))); // expect
  });
  req.pipe(bb);
  const form = new multiparty.Form();
  form.parse(req, (err, fields, files) => exec("x " + fields.a[0])); // expect
  form.on("part", (part) => exec("x " + part.filename)); // expect
});
http.createServer(async (req, res) => {
  exec("x " + (await json(req)).name); // expect
  exec("x " + (await text(req))); // expect
  exec("x " + (await buffer(req)).toString()); // expect
  body(req, res, (err, b) => exec("x " + b)); // expect
  anyBody(req, res, (err, b) => exec("x " + b.name)); // expect
  req.pipe(bl((err, d) => exec("x " + d))); // expect
  const w = fs.createWriteStream("/tmp/a");
  req.pipe(w);
  req.once("data", (d) => exec("x " + d)); // expect
});
http.createServer(async (req, res) => {
  req.on("readable", function () {
    const chunk = this.read();
  });
  req.on("readable", () => {
    let c;
    while ((c = req.read()) !== null) exec("x " + c); // expect
  });
  const buffers = [];
  for await (const chunk of req) buffers.push(chunk);
  exec("x " + Buffer.concat(buffers).toString()); // expect
  const len = req.headers["content-length"];
  exec("x " + parseInt(len));
});
