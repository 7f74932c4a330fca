const express = require("express");
const { exec } = require("child_process");
const app = express();
app.get("/c", (req, res) => {
  exec.call(null, "x " + req.query.e); // expect
  exec.apply(null, ["x " + req.query.f]); // expect
});
app.get("/e", (req, res) => {
  const l = req.query.v.split(",");
  const it = l[Symbol.iterator]();
  let n = it.next();
  while (!n.done) {
    n = it.next();
  }
  const g = [...["a"], ...[req.query.v]];
  const g1 = ["a", req.query.v];
  g1.shift();
  exec("x " + g1.shift()); // expect
  const r = new Map([[req.query.v, 1]]);
  const r2 = new Map();
  r2.set(req.query.v, 1);
  for (const k of r2.keys()) exec("x " + k); // expect
});
app.post("/a", async (req, res) => {
  Promise.reject(new Error(req.body.g)).catch((err) => exec("x " + err.message)); // expect
  Promise.reject(req.body.g).catch((err) => exec("x " + err)); // expect
});
app.post("/b", async (req, res) => {
  const { promise, resolve } = Promise.withResolvers();
  resolve(req.body.c);
  let res2;
  const p = new Promise((r) => { res2 = r; });
  res2(req.body.d);
});
