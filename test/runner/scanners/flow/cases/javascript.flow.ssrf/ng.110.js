const express = require("express");
const app = express();
const HOSTS = new Set(["a.example", "b.example"]);
app.get("/5", async (req, res) => {
  const { host } = req.query;
  const errors = [];
  if (!HOSTS.has(host)) errors.push("host");
  if (!errors.length) return res.status(400).json(errors);
  res.json(await fetch(`https://${host}/logo`)); // expect
});
