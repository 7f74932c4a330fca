const express = require("express");
const db = require("mysql").createConnection({});
const app = express();
app.get("/a", (req, res) => {
  const ids = req.query.ids.split(",");
  if (!ids.every((id) => /^\d+$/.test(id))) return res.status(400).end();
  db.query(`select * from a where id in (${ids.join(",")})`);
});
app.get("/b", (req, res) => {
  const ids = req.query.ids.split(",");
  if (ids.some((id) => !/^\d+$/.test(id))) return res.status(400).end();
  db.query(`select * from a where id in (${ids.join(",")})`);
});
app.get("/c", (req, res) => {
  const ids = req.query.ids.split(",");
  if (ids.some((id) => /^\d+$/.test(id))) {
    db.query(`select * from a where id in (${ids.join(",")})`); // expect
  }
});
app.get("/d", (req, res) => {
  const cols = req.query.cols.split(",");
  const ok = cols.every((c) => ["a", "b"].includes(c));
  if (ok) db.query(`select ${cols.join(",")} from a`);
  else db.query(`select ${cols.join(",")} from a`); // expect
});
app.get("/e", (req, res) => {
  const ids = req.query.ids.split(",").filter((id) => /^\d+$/.test(id));
  db.query(`select * from a where id in (${ids.join(",")})`);
});
app.get("/f", (req, res) => {
  const name = req.query.name;
  if (![...name].every((c) => "abc".includes(c))) return;
  db.query(`select * from a where n = '${name}'`);
});
const ALLOWED = ["a", "b"];
app.post("/g", (req, res) => {
  if (!Object.keys(req.body).every((k) => ALLOWED.includes(k))) return res.end();
  db.query(`select * from a where n = '${req.body.a}'`); // expect
});
app.post("/h", (req, res) => {
  const unknown = Object.keys(req.body).filter((k) => !ALLOWED.includes(k));
  if (unknown.length > 0) return res.end();
  db.query(`select * from a where n = '${req.body.a}'`); // expect
});
app.post("/i", (req, res) => {
  for (const key in req.body) if (!ALLOWED.includes(key)) return res.end();
  db.query(`select * from a where n = '${req.body.a}'`); // expect
});
app.post("/j", (req, res) => {
  for (const [key, value] of Object.entries(req.body)) if (!ALLOWED.includes(key)) return res.end();
  db.query(`select * from a where n = '${req.body.a}'`); // expect
});
app.post("/k", (req, res) => {
  const bad = req.body.cols.filter((c) => !ALLOWED.includes(c));
  if (bad.length) return res.end();
  db.query(`select ${req.body.cols.join()} from a`);
});
app.post("/l", (req, res) => {
  const bad = req.body.cols.find((c) => !ALLOWED.includes(c));
  if (bad) return res.end();
  db.query(`select ${req.body.cols.join()} from a`);
});
app.post("/m", (req, res) => {
  req.body.cols.forEach((c) => { if (!ALLOWED.includes(c)) throw new Error("bad"); });
  db.query(`select ${req.body.cols.join()} from a`);
});
app.post("/n", (req, res) => {
  req.body.cols.forEach((c) => { if (!ALLOWED.includes(c)) return; console.log(c.length); });
  db.query(`select ${req.body.cols.join()} from a`); // expect
});
app.post("/o", (req, res) => {
  for (const c of req.body.cols) { if (!ALLOWED.includes(c)) break; }
  db.query(`select ${req.body.cols.join()} from a`); // expect
});
app.post("/p", (req, res) => {
  for (const c of req.body.cols) { if (!ALLOWED.includes(c)) return res.end(); }
  db.query(`select ${req.body.cols.join()} from a`);
});
app.post("/q", (req, res) => {
  const keys = Object.keys(req.body);
  for (const k of keys) { if (!ALLOWED.includes(k)) return res.end(); }
  db.query(`select * from a where n = '${req.body.a}'`); // expect
});
app.post("/r", (req, res) => {
  const keys = [...Object.keys(req.body)];
  if (keys.some((k) => !ALLOWED.includes(k))) return res.end();
  db.query(`select * from a where n = '${req.body.a}'`); // expect
});
