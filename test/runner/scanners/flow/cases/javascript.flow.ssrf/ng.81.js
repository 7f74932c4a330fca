const express = require("express");
const request = require("request");

const HOSTS = ["a.example", "b.example"];
const app = express();

app.get("/proxy", (req, res) => {
  const url = new URL(req.query.url);
  if (!HOSTS.some((host) => url.host.includes(host))) return res.sendStatus(400);
  request.head(req.query.url, () => res.end()); // expect
});

app.get("/copy", (req, res) => {
  const { host } = new URL(req.query.url);
  if (HOSTS.some((known) => known === host)) res.set("x-known", "1");
  request.put(`https://${host}/copy`, () => res.end()); // expect
});
