const crypto = require("crypto");
const express = require("express");

const app = express();

// Whoever sends the data can compute its hash.
app.get("/out", (req, res) => {
  const { url, code } = req.query;
  if (crypto.createHash("sha256").update(url).digest("hex") === code) res.redirect(url); // expect
});

app.get("/next", (req, res) => {
  const { url, code } = req.query;
  if (crypto.createHmac("sha256", process.env.KEY).update(url).digest("hex") === code) return res.sendStatus(204);
  res.redirect(url); // expect
});
