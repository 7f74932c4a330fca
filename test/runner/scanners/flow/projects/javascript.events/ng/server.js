const express = require("express");
const bus = require("./bus");
require("./listeners");

const app = express();
app.post("/convert", (req, res) => {
  bus.emit("convert", { source: req.body.source, target: "out.png" });
  res.sendStatus(202);
});
