const fs = require("node:fs");
const path = require("node:path");
const app = require("express")();
app.get("/base", (req, res) => {
  res.send(fs.readFileSync("/data/" + path.parse(req.query.file).base, "utf8"));
});
app.get("/name", (req, res) => {
  const { name, ext } = path.parse(req.query.file);
  fs.unlinkSync("/data/" + name + ext);
});
