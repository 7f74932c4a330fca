const express = require("express");
const app = express();
const hosts = ["www.example.com", "shop.example.com"];

function errorOf(url) {
  if (!hosts.includes(new URL(url).host)) return { error: "host" };
  return null;
}

const problemOf = (url) => (hosts.includes(new URL(url).host) ? undefined : new TypeError("host"));

app.get("/map", (req, res) => {
  const error = errorOf(req.query.url);
  if (error) return res.status(400).json(error);
  res.redirect(req.query.url);
});

app.get("/object", (req, res) => {
  const problem = problemOf(req.query.url);
  if (problem !== undefined) return res.status(400).end();
  res.redirect(req.query.url);
});
