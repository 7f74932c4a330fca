import express from "express"; import { exec } from "child_process";
const app = express();
app.get("/", (req, res) => {
  const m: Record<string, string[]> = {};
  for (const k of ["a"]) (m[k] ||= []).push(String(req.query.x));
  exec("x " + m["a"][0]); // expect
  const n = new Map<string, string[]>();
  for (const v of [String(req.query.y)]) { if (!n.has("k")) n.set("k", []); n.get("k")!.push(v); }
  exec("x " + n.get("k")![0]); // expect
  const o: any = {}; (o.list = o.list || []).push(req.query.z); exec("x " + o.list.join(" ")); // expect
  const g = Object.groupBy([String(req.query.x)], (s) => s[0]!); exec("x " + g["a"]![0]); // expect
  const s = new Set<string>(); s.add(String(req.query.q)); for (const v of s) exec("x " + v); // expect
  const [f] = [...s].filter(Boolean).toSorted(); exec("x " + f); // expect
  const w = new WeakMap(); w.set(req, req.query.x); exec("x " + w.get(req)); // expect
  const e = Object.fromEntries(Object.entries(req.query).map(([k, v]) => [k, `'${v}'`])); exec("x " + e.a); // expect
  const c: Record<string, string[]> = {}; (c["k"] ??= []).push("c"); exec("x " + c["k"]![0]);
  const r = ["a"].reduce<Record<string, string>>((acc, k) => ({ ...acc, [k]: String(req.query[k]) }), {}); exec("x " + r.a); // expect
  const st = structuredClone({ a: req.query.a }); exec("x " + st.a); // expect
  exec("x " + [1].with(0, req.query.a as any)[0]); // expect
  exec("x " + (req.query.x as string).at(-1) + [req.query.b].findLast(Boolean)); // expect
  exec("x " + Array.from({ length: 2 }, () => req.query.x).join()); // expect
  const it = [req.query.x].values(); exec("x " + it.next().value); // expect
  const { a, ...rest } = req.query; exec("x " + rest["b"]); // expect
  label: for (const x of [req.query.p]) { if (!x) continue label; exec("x " + x); } // expect
  exec("x " + Object.assign({}, { d: 1 }, req.query).d); // expect
});
