const express = require("express");
const fs = require("node:fs");

const app = express();

app.get("/first", (req, res) => {
  res.json(fs.readFileSync("documents/" + req.query.name.replace(/\.{2,}/, ""), "utf8")); // expect
});

app.get("/longer", (req, res) => {
  res.json(fs.readFileSync("documents/" + req.query.name.replace(/\.{3,}/g, ""), "utf8")); // expect
});
