const express = require("express");
const fs = require("fs");

const app = express();

app.get("/all", (req, res) => {
  const parts = req.query.url.split("/");
  fs.readFileSync("/srv/a/" + parts[0]); // expect
  fs.readFileSync("/srv/b/" + parts.join("/")); // expect
  fs.readFileSync("/srv/c/" + req.query.url.split(":").pop()); // expect
  res.end();
});
