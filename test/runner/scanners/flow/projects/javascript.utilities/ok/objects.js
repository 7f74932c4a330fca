const { exec } = require("child_process");
const _ = require("lodash");
const app = require("express")();

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const d = Object.fromEntries(Object.entries({ cmd: "ls", arg: q }));
  exec(d.cmd);
  const e = Object.fromEntries([["cmd", "ls"], ["arg", q]]);
  exec(e.cmd);
  const e1 = Object.fromEntries(new Map([["cmd", "ls"], ["arg", q]]));
  exec(e1.cmd);
  const e2 = Object.fromEntries(["a", "b"].map((k) => [k, q]));
  const e3 = Object.fromEntries(["a", "b"].map((k) => [k, "ls"]));
  exec(e3.a);
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const c = { ...src };
  exec(c.cmd);
  const c1 = { ...src, arg: "df" };
  exec(c1.arg);
  const c2 = { arg: "df", ...src };
  const c3 = Object.assign({}, src);
  exec(c3.cmd);
  const c4 = Object.assign({}, src, { arg: "df" });
  exec(c4.arg);
  const c5 = structuredClone(src);
  exec(c5.cmd);
  const v = JSON.parse(JSON.stringify(src));
  exec(v.cmd);
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  exec(Object.keys(src).join(" "));
  exec(Object.entries(src).map(([k, v]) => k).join(" "));
  exec(Object.freeze(src).cmd);
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  let s = "";
  for (const k in src) s += k;
  exec(s);
  let s1 = "";
  for (const k in src) s1 += src[k];
  let s2 = "";
  for (const [k, v] of Object.entries(src)) s2 += k;
  exec(s2);
  let s3 = "";
  for (const [k, v] of Object.entries(src)) s3 += v;
  let s4 = "";
  for (const k of Object.keys(src)) s4 += src[k];
  let s5 = "";
  Object.entries(src).forEach(([k, v]) => { s5 += v; });
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  const o = {};
  o.cmd = "ls";
  o["arg"] = q;
  exec(o.cmd);
  delete o.arg;
  const key = "arg";
  o[key] = q;
  exec(o.cmd);
  o[q] = "ls";
  exec(o.cmd);
  const r = { a: "ls", b: "df" }[q] || "ls";
  exec(r);
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const m = Object.fromEntries(Object.entries(src).map(([k, v]) => [k, v]));
  const m1 = Object.fromEntries(Object.entries(src).filter(([k]) => k !== "arg"));
  exec(m1.cmd);
  const m2 = Object.fromEntries(Object.entries(src).map(([k, v]) => [k, Number(v)]));
  exec("ls " + m2.arg);
  const m3 = Object.entries(src).reduce((acc, [k, v]) => ({ ...acc, [k]: v }), {});
  const m4 = Object.keys(src).map((k) => src[k]);
  const { arg, ...m5 } = src;
  exec(Object.values(m5).join(" "));
  exec(String(Object.hasOwn(src, q)));
  exec("ls " + ("cmd" in src));
});

app.get("/8", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const f = _.pick(src, ["cmd"]);
  exec(f.cmd);
  const f1 = _.pick(src, "cmd", "arg");
  exec(f1.cmd);
  const g = _.omit(src, "arg");
  exec(Object.values(g).join(" "));
  exec(g.cmd);
  const g1 = _.omit(src, ["cmd"]);
  exec(_.get(src, "cmd"));
  exec(_.get({ a: { b: q, c: "ls" } }, "a.c"));
  exec(_.get({ a: { b: q, c: "ls" } }, ["a", "c"]));
  exec(_.get({ a: "ls" }, "b", "df"));
});

app.get("/9", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  exec(_.cloneDeep(src).cmd);
  exec(_.merge({}, src).cmd);
  exec(_.merge({}, src, { arg: "x" }).arg);
  exec(_.defaults({ cmd: "ls" }, { cmd: q }).cmd);
  exec(_.defaults({ arg: "ls" }, src).cmd);
  exec(_.keys(src).join(" "));
  exec(_.toPairs(src)[0][0]);
  exec(_.fromPairs([["cmd", "ls"], ["arg", q]]).cmd);
  exec(_.zipObject(["cmd", "arg"], ["ls", q]).cmd);
});

app.get("/10", async (req, res) => {
  const q = req.query.q;
  const src = { cmd: "ls", arg: q };
  const o1 = {};
  _.set(o1, "a.b", q);
  const o2 = { cmd: "ls" };
  _.set(o2, "arg", q);
  exec(o2.cmd);
  exec(_.mapValues(src, (v) => "x").arg);
  exec(_.omitBy(src, (v) => !v).cmd);
  exec(_.invert({ a: "b" }).b);
  exec(_.has(src, "arg") ? "ls" : "df");
});
