const express = require("express");
const app = express();
const hosts = ["www.example.com", "shop.example.com"];

function matchOf(url) {
  if (hosts.includes(new URL(url).host)) return { host: new URL(url).host };
  return null;
}

function errorOf(url) {
  if (!hosts.includes(new URL(url).host)) return null;
  return { note: "known" };
}

app.get("/match", (req, res) => {
  if (matchOf(req.query.url)) return res.end();
  res.redirect(req.query.url); // expect
});

app.get("/note", (req, res) => {
  const note = errorOf(req.query.url);
  if (note) return res.json(note);
  res.redirect(req.query.url); // expect
});
