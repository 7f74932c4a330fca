const express = require("express");
const db = require("mysql").createConnection({});
const app = express();
function isId(x) { return /^\d+$/.test(x); }
function isName(x) {
  if (!x) return false;
  if (!/^\w+$/.test(x)) return false;
  return true;
}
function isCol(x) {
  switch (x) { case "a": case "b": return true; default: return false; }
}
app.get("/a", (req, res) => {
  if (!isId(req.query.a)) return res.end();
  db.query("select * from a where id = " + req.query.a);
});
app.get("/b", (req, res) => {
  if (!isId(req.query.b)) return res.end();
  db.query("select * from a where id = " + req.query.b);
});
app.get("/c", (req, res) => {
  if (!isName(req.query.c)) return res.end();
  db.query("select * from a where id = " + req.query.c);
});
app.get("/d", (req, res) => {
  if (isName(req.query.d)) db.query("select * from a where id = " + req.query.d);
  else db.query("select * from b where id = " + req.query.d); // expect
});
app.get("/e", (req, res) => {
  if (!isCol(req.query.e)) return res.end();
  db.query("select * from a order by " + req.query.e);
});
app.get("/f", (req, res) => {
  if (!isName(req.query.f)) return res.end();
  db.query("select * from a order by " + req.query.g); // expect
});
