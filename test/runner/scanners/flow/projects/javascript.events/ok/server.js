const express = require("express");
const bus = require("./bus");
require("./listeners");

const app = express();
app.post("/convert", (req, res) => {
  bus.emit("convert", { source: req.body.source });
  bus.emit("clean", { target: "/tmp/out" });
  res.sendStatus(202);
});
