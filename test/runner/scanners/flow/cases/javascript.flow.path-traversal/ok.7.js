const express = require("express");
const fs = require("node:fs");

const app = express();

app.get("/documents", (req, res) => {
  res.json(fs.readFileSync("documents/" + req.query.name.replace(/\.{2,}/g, ""), "utf8"));
});
