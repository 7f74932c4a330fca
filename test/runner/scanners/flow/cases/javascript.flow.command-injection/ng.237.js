const express = require("express");
const { exec } = require("child_process");
const app = express();

function isSlug(text) {
  for (const c of text) {
    if (!((c >= "a" && c <= "z") || (c >= "0" && c <= "9") || c === "-")) return false;
  }
  return true;
}
app.get("/a", (req, res) => {
  const n = String(req.query.n);
  if (!isSlug(n)) return res.sendStatus(400);
  exec("ls " + n);
});
app.get("/c", (req, res) => {
  const n = String(req.query.n);
  if (![...n].every((c) => c >= "a" || c === "$")) return res.sendStatus(400);
  exec("ls " + n); // expect
});
