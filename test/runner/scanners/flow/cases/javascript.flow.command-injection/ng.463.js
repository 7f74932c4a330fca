const express = require("express");
const { exec } = require("child_process");
const util = require("util");
const EventEmitter = require("events").EventEmitter;
const fs = require("fs");
const app = express();
function Worker1() { EventEmitter.call(this); }
util.inherits(Worker1, EventEmitter);
Worker1.prototype.run = function (v) { this.emit("run", v); };
class Bus extends EventEmitter { go(v) { this.emit("go", v); } }
function later(v, cb) { setTimeout(function () { cb(null, v); }, 1); }
function nodeStyle(v, cb) { process.nextTick(() => cb(null, { v })); }
const laterP = util.promisify(later);
app.get("/a", (req, res) => {
  const w = new Worker1();
  w.on("run", (v) => exec("x " + v)); // expect
  w.run(req.query.a);
  const b = new Bus();
  b.once("go", (v) => exec("x " + v)); // expect
  b.go(req.query.b);
  later(req.query.c, (e, v) => exec("x " + v)); // expect
  nodeStyle(req.query.d, (e, r) => exec("x " + r.v)); // expect
  laterP(req.query.e).then((v) => exec("x " + v)); // expect
  const self = this;
  self.v = req.query.f;
  exec("x " + self.v); // expect
  var that = {};
  (function () { that.x = req.query.g; })();
  exec("x " + that.x); // expect
  with_(req.query.h, function () { exec("x " + this.v); }); // expect
});
function with_(v, fn) { fn.call({ v }); }
app.get("/b", async (req, res) => {
  const steps = [(v) => v.trim(), (v) => v + "a"];
  let v = req.query.a;
  for (const s of steps) v = s(v);
  exec("x " + v); // expect
  const r = await [req.query.b].reduce(async (acc, x) => (await acc) + x, Promise.resolve(""));
  const results = await Promise.all(req.query.c.map(async (x) => x.trim()));
  exec("x " + results[0]); // expect
  async function* gen() { yield req.query.d; }
  for await (const x of gen()) exec("x " + x); // expect
  const map = { run: (x) => exec("x " + x) }; // expect
  map["run"](req.query.e);
  const pipe = (...f) => (x) => f.reduce((y, g) => g(y), x);
  exec("x " + pipe(String, (s) => s.trim())(req.query.f)); // expect
  const curry = (a) => (b) => (c) => a + b + c;
  exec(curry("x ")("y ")(req.query.g)); // expect
  const memo = new Map();
  const get = (k) => { if (!memo.has(k)) memo.set(k, req.query.h); return memo.get(k); };
  exec("x " + get("a")); // expect
});
app.get("/c", (req, res) => {
  const { a = "b", ...rest } = req.query;
  const { x: { y: [z] = [] } = {} } = rest;
  exec("x " + z); // expect
  const opts = Object.assign({ n: "a" }, req.query, { k: 1 });
  exec("x " + opts.other); // expect
  const o2 = JSON.parse(JSON.stringify({ n: req.query.b }));
  exec("x " + o2.n); // expect
  const e = Object.entries({ n: req.query.c }).map(([k, v]) => `${k}=${v}`).join("&");
  exec("x " + e); // expect
  const u = new URLSearchParams({ n: req.query.d }).toString();
  exec("x " + u); // expect
  const url = new URL("http://a");
  url.searchParams.append("q", req.query.e);
  const up = new URLSearchParams();
  up.set("q", req.query.f);
  exec("x " + up); // expect
  const err = new Error("a");
  err.data = req.query.g;
  try { throw err; } catch (ex) { exec("x " + ex.data); } // expect
});
app.get("/d", (req, res) => {
  var out = "";
  for (var k in req.query) { if (req.query.hasOwnProperty(k)) { out += k + "=" + req.query[k]; } }
  exec("x " + out); // expect
  var i = 0, parts = req.query.a.split(","), acc = [];
  while (i < parts.length) { acc.push(parts[i++]); }
  exec("x " + acc.join(" ")); // expect
  do { var last = parts.pop(); } while (parts.length);
  exec("x " + last); // expect
  label: for (const p of req.query.b) { exec("x " + p); break label; } // expect
  const t = [[1, req.query.c]];
  for (const [n, v] of t) exec("x " + v); // expect
  const s = `${[req.query.d].map((v) => `<${v}>`)}`;
  exec("x " + s); // expect
  const bytes = Uint8Array.from(Buffer.from(req.query.e));
  exec("x " + String.fromCharCode(...bytes)); // expect
  exec("x " + Buffer.from(req.query.f).reverse().toString("latin1")); // expect
});
app.get("/e", (req, res) => {
  const n = req.query.a.split("").map((c) => c.charCodeAt(0)).reduce((a, b) => a + b, 0);
  exec("x " + n);
  const on = req.query.b === "true";
  exec("x " + on);
  const level = { debug: 1, info: 2 }[req.query.c] || 2;
  exec("x " + level);
  const sizes = new Map([["s", "10x10"]]);
  exec("x " + sizes.get(req.query.d));
  const m = /^\d+$/.exec(req.query.e);
  if (m) exec("x " + m[0]);
  if (!/^[a-z]+$/.test(req.query.f)) return;
  exec("x " + req.query.f);
  exec("x " + Number.parseFloat(req.query.g).toFixed(2));
  exec("x " + Boolean(req.query.h));
});
app.get("/f", (req, res) => {
  exec("x " + require("crypto").createHash("md5").update(req.query.a).digest("hex"));

  exec("x " + encodeURIComponent(req.query.c).length);
  const d = new Date(req.query.d);
  exec("x " + d.getFullYear() + "-" + d.getMonth());
  exec("x " + ["a", "b"][req.query.e]);
  exec("x " + Math.min(req.query.f, 5));
  exec("x " + (req.query.g ? 1 : 0));
  exec("x " + Object.keys({ a: req.query.h }).join());
});
