const express = require("express");
const { exec } = require("child_process");
const app = express();

class Job {
  #secret;
  static last = null;
  constructor(name) {
    this.name = name;
    this.#secret = name;
  }
  get label() {
    return `job ${this.name}`;
  }
  set alias(value) {
    this._alias = value;
  }
  secret() {
    return this.#secret;
  }
  toString() {
    return this.name;
  }
  clone() {
    return Object.assign(Object.create(Object.getPrototypeOf(this)), this);
  }
  *[Symbol.iterator]() {
    yield this.name;
  }
}
class Sub extends Job {
  constructor(n) {
    super(n);
  }
  run() {
    exec("x " + this.name);
  }
}
class Builder {
  constructor() {
    this.parts = [];
  }
  add(p) {
    this.parts.push(p);
    return this;
  }
  build() {
    return this.parts.join(" ");
  }
}
function Old(name) {
  this.name = name;
}
Old.prototype.get = function () {
  return this.name;
};
app.get("/c", (req, res) => {
  const { a: { b = "c" } = {} } = req.query;
  exec("x " + b); // expect
  const [first, ...others] = req.query.l;
  exec("x " + others[0]); // expect
  const add = (p) => (q) => `${p} ${q}`;
  exec(add("x")(req.query.c)); // expect
  function run(cb) { cb(req.query.d); }
  run((v) => exec("x " + v)); // expect
  exec.call(null, "x " + req.query.e); // expect
  exec.apply(null, ["x " + req.query.f]); // expect
  const compose = (...fns) => (x) => fns.reduce((acc, f) => f(acc), x);
  exec("x " + compose((s) => s.trim(), (s) => s + "!")(req.query.h)); // expect
});
app.get("/d", (req, res) => {
  function* gen() { yield req.query.a; }
  for (const v of gen()) exec("x " + v); // expect
  try { throw new Error(req.query.b); } catch (e) { exec("x " + e.message); } // expect
  try { throw req.query.c; } catch (e) { exec("x " + e); } // expect
  class MyError extends Error { constructor(m, data) { super(m); this.data = data; } }
  try { throw new MyError("a", req.query.d); } catch (e) { exec("x " + e.data); } // expect
  function va() { exec("x " + arguments[0]); } // expect
  va(req.query.e);
  ((...args) => exec("x " + args[0]))(req.query.f); // expect
  const w = new WeakRef({ n: req.query.g });
  exec("x " + w.deref().n); // expect
  const sym = Symbol("s");
  exec("x " + { [sym]: req.query.h }[sym]); // expect
});
app.get("/e", (req, res) => {
  const a = req.query.a || "x";
  exec("x " + a); // expect
  const b = req.query.b ?? "x";
  exec("x " + b); // expect
  let c;
  c ||= req.query.c;
  exec("x " + c); // expect
  const d = req.query.d && req.query.d.e;
  exec("x " + d); // expect
  const e = req.query?.e?.f;
  exec("x " + e); // expect
  const [f] = [req.query.f];
  exec("x " + f); // expect
  let g = "a", h = req.query.h;
  [g, h] = [h, g];
  exec("x " + g); // expect
  exec("x " + (1, req.query.i)); // expect
});
app.get("/f", (req, res) => {
  const args = ["-la"];
  args[args.length] = req.query.a;
  exec("x " + args.join(" ")); // expect
  const frozen = Object.freeze({ n: req.query.b });
  exec("x " + frozen.n); // expect
  const cr = Object.create({ n: req.query.c });
  exec("x " + cr.n); // expect
  const cd = Object.create(null, { n: { value: req.query.d } });
  function Ctor() { if (!(this instanceof Ctor)) return new Ctor(); this.v = req.query.e; }
  exec("x " + new Ctor().v); // expect
  const memo = {};
  const cached = (k) => memo[k] || (memo[k] = req.query.f);
  exec("x " + cached("a")); // expect
  const tag = (strings, ...values) => strings[0] + values[0];
  exec(tag`x ${req.query.g}`); // expect
  const closure = (() => { let v = req.query.h; return { get: () => v }; })();
  exec("x " + closure.get()); // expect
});
