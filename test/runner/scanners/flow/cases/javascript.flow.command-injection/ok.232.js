const express = require("express");
const NodeCache = require("node-cache");
const { fork } = require("child_process");

const app = express();
const cache = new NodeCache();

app.get("/start", (req, res) => {
  cache.set(req.query.name, { script: "/opt/plugins/server.js" });
  fork(cache.get(req.query.name).script);
  res.end();
});
