const express = require("express");
const { exec } = require("child_process");
const cp = require("child_process");
const app = express();
app.get("/c", (req, res) => {
  function run() { const args = Array.prototype.slice.call(arguments); exec("x " + args[0]); } // expect
  run(req.query.a);
  const list = [];
  Array.prototype.push.apply(list, [req.query.b]);
  exec("x " + list[0]); // expect
  const l2 = [];
  [].push.call(l2, req.query.c);
  exec("x " + l2.join(" ")); // expect
  Array.prototype.forEach.call(req.query.d, (v) => exec("x " + v)); // expect
  exec("x " + Array.prototype.map.call(req.query.e, (v) => v + "a").join("")); // expect
  exec("x " + String.prototype.trim.call(req.query.f)); // expect
  exec("x " + [].concat.apply([], req.query.g).join(" ")); // expect
  cp.exec.call(cp, "x " + req.query.h); // expect
});
app.get("/d", (req, res) => {
  exec("x " + Array.prototype.concat.call(["a"], req.query.a)[1]); // expect
  exec("x " + String.prototype.concat.apply("a", [req.query.b])); // expect
  if (Object.prototype.hasOwnProperty.call(req.query, "c")) exec("x " + req.query.c); // expect
  exec("x " + Object.prototype.toString.call(req.query.d));
  exec("x " + Math.max.apply(null, req.query.e));
  const f = cp.exec.bind(cp);
  f("x " + req.query.f); // expect
  const run = exec.bind(null);
  run("x " + req.query.g); // expect
});
function Ctor(v) {
  if (!(this instanceof Ctor)) return new Ctor(v);
  this.v = v;
}
Ctor.prototype.get = function () { return this.v; };
function Ctor2(v) {
  if (!(this instanceof Ctor2)) {
    return new Ctor2(v);
  }
  this.v = v;
}
app.get("/e", (req, res) => {
  exec("x " + new Ctor(req.query.e).v); // expect
  exec("x " + new Ctor2(req.query.e).v); // expect
  exec("x " + Ctor(req.query.e).get()); // expect
  function Inner() { if (!(this instanceof Inner)) return new Inner(); this.v = req.query.e; }
  exec("x " + new Inner().v); // expect
});
