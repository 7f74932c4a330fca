const express = require("express");
const request = require("request");

const HOSTS = ["a.example", "b.example"];
const app = express();

app.get("/proxy", (req, res) => {
  const url = new URL(req.query.url);
  if (!HOSTS.some((host) => host === url.host)) return res.sendStatus(400);
  request.head(`https://${url.host}/status`, () => res.end());
});

app.get("/copy", (req, res) => {
  const { host } = new URL(req.query.url);
  if (!HOSTS.find((known) => known === host)) return res.sendStatus(400);
  request.put(`https://${host}/copy`, () => res.end());
});
