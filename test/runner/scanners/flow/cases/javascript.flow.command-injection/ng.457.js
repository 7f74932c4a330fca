const express = require("express");
const { exec, execSync } = require("child_process");
const { promisify } = require("util");
const EventEmitter = require("events");
const { Transform, PassThrough, Readable, Writable, pipeline } = require("stream");
const { AsyncLocalStorage } = require("async_hooks");
const async = require("async");
const Bluebird = require("bluebird");
const { Subject, of, from, BehaviorSubject } = require("rxjs");
const { map, filter, switchMap, tap } = require("rxjs/operators");
const Q = require("q");
const fs = require("fs");
const zlib = require("zlib");
const readline = require("readline");
const concat = require("concat-stream");
const getRawBody = require("raw-body");
const through2 = require("through2");
const split2 = require("split2");
const app = express();
const als = new AsyncLocalStorage();

app.post("/a", async (req, res) => {
  const v = req.body.v;
  Promise.resolve(v).then((x) => exec("x " + x)); // expect
  new Promise((resolve) => resolve(req.body.a)).then((x) => exec("x " + x)); // expect
  exec("x " + (await new Promise((resolve, reject) => setTimeout(() => resolve(req.body.b), 10)))); // expect
  Promise.all([req.body.c, 1]).then(([c]) => exec("x " + c)); // expect
  const [d] = await Promise.all([Promise.resolve(req.body.d)]);
  exec("x " + d); // expect
  const e = await Promise.race([Promise.resolve(req.body.e)]);
  exec("x " + e); // expect
  const f = await Promise.allSettled([Promise.resolve(req.body.f)]);
  exec("x " + f[0].value); // expect
  Promise.reject(new Error(req.body.g)).catch((err) => exec("x " + err.message)); // expect
});
app.post("/b", async (req, res) => {
  Promise.reject(req.body.a).then(() => {}, (err) => exec("x " + err)); // expect
  const g = await Promise.any([Promise.resolve(req.body.b)]);
  exec("x " + g); // expect
  const { promise, resolve } = Promise.withResolvers();
  resolve(req.body.c);
  setTimeout((x) => exec("x " + x), 10, req.body.d); // expect
  setImmediate((x) => exec("x " + x), req.body.e); // expect
  process.nextTick((x) => exec("x " + x), req.body.f); // expect
  queueMicrotask(() => exec("x " + req.body.g)); // expect
  const p = promisify((x, cb) => cb(null, x));
  exec("x " + (await p(req.body.h))); // expect
});
app.post("/c", async (req, res) => {
  const em = new EventEmitter();
  em.on("a", (x) => exec("x " + x)); // expect
  em.emit("a", req.body.a);
  const pt = new PassThrough();
  pt.write(req.body.b);
  const r = Readable.from([req.body.c]);
  for await (const chunk of r) exec("x " + chunk); // expect
  const t = new Transform({
    transform(chunk, enc, cb) {
      exec("x " + chunk); // expect
      cb(null, chunk);
    },
  });
  req.pipe(t);
  als.run({ name: req.body.d }, () => exec("x " + als.getStore().name)); // expect
  als.enterWith({ other: req.body.e });
  exec("x " + als.getStore().other); // expect
});
app.post("/d", async (req, res) => {
  async.map([req.body.a], (item, cb) => { exec("x " + item); cb(); }, () => {}); // expect
  async.each(req.body.b, (item, cb) => { exec("x " + item); cb(); }); // expect
  async.waterfall([
    (cb) => cb(null, req.body.c),
    (c, cb) => {
      exec("x " + c); // expect
      cb(null, c);
    },
  ], (err, result) => exec("x " + result)); // expect
  async.parallel({ one: (cb) => cb(null, req.body.d) }, (err, results) => exec("x " + results.one)); // expect
  async.series([(cb) => cb(null, req.body.e)], (err, results) => exec("x " + results[0])); // expect
  q.push({ name: req.body.f });
});
app.post("/e", async (req, res) => {
  Bluebird.resolve(req.body.a).then((x) => exec("x " + x)); // expect
  Bluebird.map([req.body.b], (x) => exec("x " + x)); // expect
  Bluebird.try(() => req.body.c).then((x) => exec("x " + x)); // expect
  Bluebird.props({ d: Promise.resolve(req.body.d) }).then(({ d }) => exec("x " + d)); // expect
  Q(req.body.f).then((x) => exec("x " + x)); // expect
  const deferred = Q.defer();
  deferred.resolve(req.body.g);
  deferred.promise.then((x) => exec("x " + x)); // expect
  Bluebird.each([req.body.h], (x) => exec("x " + x)); // expect
});
app.post("/f", async (req, res) => {
  const s = new Subject();
  s.next(req.body.a);
  of(req.body.b).subscribe((x) => exec("x " + x)); // expect
  from([req.body.c]).pipe(map((x) => x.trim()), filter(Boolean)).subscribe((x) => exec("x " + x)); // expect
  of(req.body.d).subscribe({ next: (x) => exec("x " + x) }); // expect
  const b = new BehaviorSubject(req.body.f);
  exec("x " + b.value); // expect
  exec("x " + b.getValue()); // expect
});
app.post("/g", (req, res) => {
  let body = "";
  req.on("data", (chunk) => { body += chunk; });
  req.on("end", () => exec("x " + body)); // expect
  const chunks = [];
  req.on("data", (c) => chunks.push(c)).on("end", () => {
    exec("x " + Buffer.concat(chunks).toString()); // expect
    exec("x " + JSON.parse(Buffer.concat(chunks)).name); // expect
  });
  req.on("readable", () => {
    let chunk;
    while (null !== (chunk = req.read())) exec("x " + chunk); // expect
  });
  req.pipe(concat((data) => exec("x " + data))); // expect
  getRawBody(req, { encoding: "utf8" }, (err, text) => exec("x " + text)); // expect
  req.pipe(split2()).on("data", (line) => exec("x " + line)); // expect
  req.pipe(through2(function (chunk, enc, cb) { exec("x " + chunk); cb(); })); // expect
});
app.post("/h", async (req, res) => {
  for await (const chunk of req) exec("x " + chunk); // expect
  const rl = readline.createInterface({ input: req });
  rl.on("line", (line) => exec("x " + line)); // expect
  for await (const line of readline.createInterface({ input: req, crlfDelay: Infinity })) exec("x " + line); // expect
  const text = await getRawBody(req);
  exec("x " + text.toString()); // expect
  req.pipe(zlib.createGunzip()).on("data", (d) => exec("x " + d)); // expect
  pipeline(req, zlib.createGunzip(), async function (source) {
  }, () => {});
  const { buffer, text: readText, json } = require("stream/consumers");
  exec("x " + (await readText(req))); // expect
  exec("x " + (await json(req)).name); // expect
});
