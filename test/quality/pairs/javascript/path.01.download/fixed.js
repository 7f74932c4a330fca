const path = require("path");
const express = require("express");

const app = express();
const ROOT = "/srv/downloads";

app.get("/download", (req, res) => {
  const name = req.query.name;
  res.sendFile(path.join(ROOT, path.basename(name)));
});
