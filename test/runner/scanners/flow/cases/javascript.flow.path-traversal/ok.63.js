const express = require("express");
const fs = require("fs");

const app = express();
const TYPES = new Map([
  ["csv", "text/csv"],
  ["pdf", "application/pdf"],
]);

app.get("/a", (req, res) => {
  const name = req.query.name;
  const type = TYPES.get(name);
  if (type === undefined) return res.sendStatus(404);
  res.type(type).send(fs.readFileSync("/srv/reports/" + name));
});

app.get("/b", (req, res) => {
  const name = req.query.name;
  if (!TYPES.get(name)) return res.sendStatus(404);
  res.type("text/plain").send(fs.readFileSync("/srv/reports/" + name));
});
