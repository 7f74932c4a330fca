const express = require("express");
const app = express();
const HOSTS = new Set(["api.example.org", "files.example.org"]);

function errorOf(host) {
  if (!HOSTS.has(host)) return "unknown host";
  return null;
}

function kindOf(host) {
  return HOSTS.has(host) ? "known" : "other";
}

app.get("/a", async (req, res) => {
  const { host } = req.query;
  if (!errorOf(host)) return res.sendStatus(400);
  await fetch(`https://${host}/status`); // expect
});

app.get("/b", async (req, res) => {
  const { host } = req.query;
  const kind = kindOf(host);
  if (kind === "known") res.setHeader("x-kind", kind);
  if (kind) await fetch(`https://${host}/status`); // expect
});
