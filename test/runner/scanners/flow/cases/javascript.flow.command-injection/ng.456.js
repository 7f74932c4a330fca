const express = require("express");
const { exec } = require("child_process");
const app = express();

app.get("/a", (req, res) => {
  const a = [];
  a.push("ls", req.query.v);
  exec(a.join(" ")); // expect
  const b = [];
  b.unshift(req.query.v);
  exec("x " + b[0]); // expect
  const c = ["a"].concat(req.query.v);
  exec("x " + c.join(" ")); // expect
  const d = [1, 2];
  d.splice(1, 0, req.query.v);
  exec("x " + d[1]); // expect
  const e = new Array(3).fill(req.query.v);
  exec("x " + e[2]); // expect
  const f = Array.of("a", req.query.v);
  exec("x " + f.pop()); // expect
  const g = [...["a"], ...[req.query.v]];
  const h = [req.query.v, "b"].sort();
  exec("x " + h[0]); // expect
});
app.get("/b", (req, res) => {
  const l = req.query.v.split(",");
  exec("x " + l.filter(Boolean)[0]); // expect
  exec("x " + l.find((y) => y.startsWith("a"))); // expect
  exec("x " + l.findLast((y) => y.startsWith("a"))); // expect
  exec("x " + l.reduce((p, q) => p + q, "")); // expect
  exec("x " + l.reduceRight((p, q) => `${p} ${q}`)); // expect
  exec("x " + l.flatMap((y) => [y, y]).join(" ")); // expect
  exec("x " + [[l]].flat(2)[0]); // expect
  exec("x " + l.toSorted()[0]); // expect
});
app.get("/c", (req, res) => {
  const l = req.query.v.split(",");
  exec("x " + l.with(0, "a")[1]); // expect
  exec("x " + l.toSpliced(0, 1)[0]); // expect
  exec("x " + l.toReversed()[0]); // expect
  exec("x " + l.at(0)); // expect
  exec("x " + l.copyWithin(0, 1)[0]); // expect
  exec("x " + l.every((y) => y));
  exec("x " + l.findIndex((y) => y));
  exec("x " + l.includes("a"));
});
app.get("/d", (req, res) => {
  const m = new Map();
  m.set("a", req.query.v);
  exec("x " + m.get("a")); // expect
  const n = new Map([["k", req.query.v]]);
  exec("x " + n.get("k")); // expect
  const o = new Map(Object.entries(req.query));
  for (const [k, v] of o) exec(`x ${k}=${v}`); // expect
  const p = new Map();
  p.set("a", req.query.v);
  p.forEach((value) => exec("x " + value)); // expect
  const q = new Map([["k", req.query.v]]);
  exec("x " + [...q.values()][0]); // expect
  const r = new Map([[req.query.v, 1]]);
  const s = new Map([["a", req.query.v]]);
  for (const [, v] of s.entries()) exec("x " + v); // expect
  const t = new Map([["a", 1]]);
  exec("x " + t.get(req.query.v));
});
app.get("/e", (req, res) => {
  const a = new Set();
  a.add(req.query.v);
  exec("x " + [...a].join(" ")); // expect
  const b = new Set([req.query.v]);
  for (const i of b) exec("x " + i); // expect
  const c = new Set(req.query.v.split(","));
  c.forEach((i) => exec("x " + i)); // expect
  const d = new Set(req.query.v.split(","));
  exec("x " + Array.from(d, (i) => i.trim()).join(" ")); // expect
  const e = new Set([req.query.v]);
  exec("x " + e.values().next().value); // expect
  const f = new WeakMap();
  f.set(req, req.query.v);
  exec("x " + f.get(req)); // expect
  const g = new Set([req.query.v]);
  exec("x " + [...g.union(new Set(["a"]))][0]); // expect
  const h = new Set(["a"]);
  exec("x " + h.has(req.query.v));
});
app.get("/f", (req, res) => {
  const a = { x: req.query.v };
  for (const k in a) exec("x " + a[k]); // expect
  Object.keys(req.query).forEach((k) => exec("x " + req.query[k])); // expect
  for (const [k, v] of Object.entries(req.query)) exec("x " + v); // expect
  Object.values(req.query).map((v) => exec("x " + v)); // expect
  exec("x " + Object.fromEntries(Object.entries(req.query).map(([k, v]) => [k, v.trim()])).a); // expect
  exec("x " + Object.assign({}, req.query).name); // expect
  exec("x " + { ...req.query, a: 1 }.name); // expect
  const { name, ...rest } = req.query;
  exec("x " + rest.other); // expect
});
app.get("/g", (req, res) => {
  const l = req.query.v.split(",");
  const it = l[Symbol.iterator]();
  let n = it.next();
  while (!n.done) {
    n = it.next();
  }
  for (const [i, v] of l.entries()) exec(`x ${i} ${v}`); // expect
  for (let i = l.length; i--; ) exec("x " + l[i]); // expect
  let item;
  while ((item = l.shift())) exec("x " + item); // expect
  l.some((y) => { exec("x " + y); return false; }); // expect
  const grouped = Object.groupBy(req.query.w.split(","), (y) => y[0]);
  exec("x " + grouped.a[0]); // expect
  const gm = Map.groupBy(req.query.w.split(","), (y) => y.length);
  exec("x " + gm.get(1)[0]); // expect
  exec("x " + l.values().map((y) => y + "a").toArray()[0]); // expect
});
app.get("/h", (req, res) => {
  const commands = { a: "ls", b: "pwd" };
  exec("x " + commands[req.query.v]);
  const allowed = ["a", "b"];
  if (allowed.includes(req.query.v)) exec("x " + req.query.v);
  switch (req.query.w) {
    case "a":
      exec("x " + req.query.w);
  }
  const i = allowed.indexOf(req.query.z);
  exec("x " + allowed[i]);
  exec("x " + req.query.v.split(",").map(Number).join(" "));
  exec("x " + req.query.v.split(",").map((y) => parseInt(y, 10)).join(" "));
  exec("x " + allowed.filter((y) => y === req.query.v)[0]);
  exec("x " + allowed.find((y) => y === req.query.v));
});
