const express = require("express");
const fs = require("fs");

const app = express();

app.get("/last", (req, res) => {
  const parts = req.query.url.split("/");
  fs.readFileSync("/srv/a/" + parts[parts.length - 1]);
  fs.readFileSync("/srv/b/" + req.query.url.split("/").pop());
  fs.readFileSync("/srv/c/" + req.query.url.split(/[/\\]/).at(-1));
  res.end();
});
