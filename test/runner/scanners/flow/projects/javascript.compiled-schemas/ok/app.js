const express = require("express");
const { checkProbe, validBy } = require("./schemas");
const probes = require("./probes");
const app = express();
app.use(express.json());
app.post("/probes", validBy(checkProbe), (req, res) => {
  probes.host(req.body.host);
  probes.kind(req.body.kind);
  res.end();
});
app.post("/direct", (req, res) => {
  if (!checkProbe(req.body)) return res.status(400).end();
  probes.host(req.body.host);
  res.end();
});
