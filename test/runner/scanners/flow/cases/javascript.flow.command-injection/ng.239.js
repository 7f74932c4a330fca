const express = require("express");
const NodeCache = require("node-cache");
const { fork } = require("child_process");

const app = express();
const cache = new NodeCache();

app.get("/start", (req, res) => {
  cache.set("last", { script: req.query.script });
  fork(cache.get("last").script); // expect
  res.end();
});
