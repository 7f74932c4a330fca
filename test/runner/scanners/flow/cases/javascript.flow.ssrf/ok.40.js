const express = require("express");
const app = express();
const HOSTS = new Set(["api.example.org", "files.example.org"]);

function errorOf(host) {
  if (!HOSTS.has(host)) return "unknown host";
  return null;
}

function messageOf(host) {
  return HOSTS.has(host) ? "" : `unknown host ${host}`;
}

app.get("/a", async (req, res) => {
  const { host } = req.query;
  if (errorOf(host)) return res.sendStatus(400);
  await fetch(`https://${host}/status`);
});

app.get("/b", async (req, res) => {
  const { host } = req.query;
  const error = errorOf(host);
  if (error === null) await fetch(`https://${host}/status`);
});

app.get("/c", async (req, res) => {
  const { host } = req.query;
  const message = messageOf(host);
  if (message !== "") return res.sendStatus(400);
  await fetch(`https://${host}/status`);
});

app.get("/d", async (req, res) => {
  const { host } = req.query;
  const problem = HOSTS.has(host) ? null : "unknown host";
  if (problem !== null) return res.sendStatus(400);
  await fetch(`https://${host}/status`);
});
