const { exec } = require("child_process");
const app = require("express")();
const check = (v) => new Promise((resolve, reject) => { if (v.length > 9) reject(new Error("bad " + v)); else resolve(v); });
async function load(v) { if (!v.ok) throw new Error("no " + v); return v; }
app.get("/a", (req, res) => {
});
app.get("/b", async (req, res) => {
  try { await check(req.query.b); } catch (e) { exec("x " + e.message); } // expect
});
app.get("/c", async (req, res) => {
  try { await load(req.query.c); } catch (e) { exec("x " + e.message); } // expect
});
app.get("/d", (req, res) => {
});
app.get("/e", (req, res) => {
  check(req.query.e).then((v) => v, (e) => exec("x " + e)); // expect
});
app.get("/f", (req, res) => {
  Promise.reject(new Error(req.query.f)).catch((e) => exec("x " + e.message)); // expect
});
app.get("/g", (req, res) => {
});
app.get("/h", (req, res) => {
  check("a").then((v) => exec("x " + v)).catch((e) => exec("x " + e.message));
});
app.get("/i", (req, res) => {
  const map = new Map();
  map.set(req.query.k, "a");
});
app.get("/j", (req, res) => {
  const o = {};
  o[req.query.k] = 1;
  for (const k in o) exec("x " + k); // expect
  Object.entries(o).forEach(([k, v]) => exec("x " + k)); // expect
});
app.get("/k", (req, res) => {
  const m = new Map([["a", 1]]);
  for (const [k, v] of m) exec("x " + k);
  const n = new Map();
  n.set(req.query.k, 1);
  for (const v of n.values()) exec("x " + v);
});
