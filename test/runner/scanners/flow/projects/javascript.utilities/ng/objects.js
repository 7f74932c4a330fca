const { exec } = require("child_process");
const _ = require("lodash");
const app = require("express")();

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const d = Object.fromEntries(Object.entries({ cmd: "ls", arg: q }));
  exec(d.arg); // expect
  const e = Object.fromEntries([["cmd", "ls"], ["arg", q]]);
  exec(e.arg); // expect
  const e1 = Object.fromEntries(new Map([["cmd", "ls"], ["arg", q]]));
  exec(e1.arg); // expect
  const e2 = Object.fromEntries(["a", "b"].map((k) => [k, q]));
  exec(e2.a); // expect
  const e3 = Object.fromEntries(["a", "b"].map((k) => [k, "ls"]));
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const c = { ...src };
  exec(c.arg); // expect
  const c1 = { ...src, arg: "df" };
  const c2 = { arg: "df", ...src };
  exec(c2.arg); // expect
  const c3 = Object.assign({}, src);
  exec(c3.arg); // expect
  const c4 = Object.assign({}, src, { arg: "df" });
  const c5 = structuredClone(src);
  exec(c5.arg); // expect
  const v = JSON.parse(JSON.stringify(src));
  exec(v.arg); // expect
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  exec(Object.values(src).join(" ")); // expect
  exec(Object.values(src)[1]); // expect
  exec(Object.entries(src)[1][1]); // expect
  exec(Object.entries(src).map(([k, v]) => `${k}=${v}`).join(" ")); // expect
  exec(JSON.stringify(src)); // expect
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  let s = "";
  for (const k in src) s += k;
  let s1 = "";
  for (const k in src) s1 += src[k];
  exec(s1); // expect
  let s2 = "";
  for (const [k, v] of Object.entries(src)) s2 += k;
  let s3 = "";
  for (const [k, v] of Object.entries(src)) s3 += v;
  exec(s3); // expect
  let s4 = "";
  for (const k of Object.keys(src)) s4 += src[k];
  exec(s4); // expect
  let s5 = "";
  Object.entries(src).forEach(([k, v]) => { s5 += v; });
  exec(s5); // expect
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  const o = {};
  o.cmd = "ls";
  o["arg"] = q;
  exec(o["arg"]); // expect
  delete o.arg;
  const key = "arg";
  o[key] = q;
  exec(o[key]); // expect
  o[q] = "ls";
  const r = { a: "ls", b: "df" }[q] || "ls";
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const m = Object.fromEntries(Object.entries(src).map(([k, v]) => [k, v]));
  exec(m.arg); // expect
  const m1 = Object.fromEntries(Object.entries(src).filter(([k]) => k !== "arg"));
  const m2 = Object.fromEntries(Object.entries(src).map(([k, v]) => [k, Number(v)]));
  const m3 = Object.entries(src).reduce((acc, [k, v]) => ({ ...acc, [k]: v }), {});
  exec(m3.arg); // expect
  const m4 = Object.keys(src).map((k) => src[k]);
  exec(m4[1]); // expect
  const { arg, ...m5 } = src;
});

app.get("/8", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const f = _.pick(src, ["cmd"]);
  const f1 = _.pick(src, "cmd", "arg");
  exec(f1.arg); // expect
  const g = _.omit(src, "arg");
  const g1 = _.omit(src, ["cmd"]);
  exec(g1.arg); // expect
  exec(_.get(src, "arg")); // expect
  exec(_.get({ a: { b: q, c: "ls" } }, "a.b")); // expect
  exec(_.get({ a: "ls" }, "b", q)); // expect
});

app.get("/9", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  exec(_.cloneDeep(src).arg); // expect
  exec(_.merge({}, src).arg); // expect
  exec(_.defaults({}, { cmd: q }).cmd); // expect
  exec(_.values(src).join(" ")); // expect
  exec(_.fromPairs([["cmd", "ls"], ["arg", q]]).arg); // expect
  exec(_.zipObject(["cmd", "arg"], ["ls", q]).arg); // expect
});

app.get("/10", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const o1 = {};
  _.set(o1, "a.b", q);
  exec(o1.a.b); // expect
  const o2 = { cmd: "ls" };
  _.set(o2, "arg", q);
  exec(o2.arg); // expect
  exec(_.mapValues(src, (v) => v + "x").arg); // expect
  exec(_.pickBy(src, (v) => v).arg); // expect
  exec(_.mapKeys(src, (v, k) => k + "1").arg1); // expect
});
