const express = require("express");
const app = express();
const HOSTS = new Set(["a.example", "b.example"]);
app.get("/1", async (req, res) => {
  const { host } = req.query;
  const errors = [];
  if (!HOSTS.has(host)) errors.push("host");
  if (!req.query.n) errors.push("n");
  if (errors.length > 0) return res.status(400).json(errors);
  res.json(await fetch(`https://${host}/logo`));
});
app.get("/2", async (req, res) => {
  const { host } = req.query;
  const errors = {};
  if (!HOSTS.has(host)) errors.host = "bad";
  if (Object.keys(errors).length) return res.status(400).json(errors);
  res.json(await fetch(`https://${host}/logo`));
});
app.get("/3", async (req, res) => {
  const { host } = req.query;
  let error;
  if (!HOSTS.has(host)) error = "host";
  if (error) return res.status(400).json(errors);
  res.json(await fetch(`https://${host}/logo`));
});
app.get("/4", async (req, res) => {
  const { host } = req.query;
  const errors = [];
  if (!HOSTS.has(host)) errors.push("host");
  if (errors.length) return res.status(400).json(errors);
  res.json(await fetch(`https://${host}/logo`));
});
