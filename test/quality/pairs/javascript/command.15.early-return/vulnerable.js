const express = require("express");
const { exec } = require("node:child_process");
const app = express();

app.post("/restart", (req, res) => {
  const { service } = req.query;
  if (!service) return res.sendStatus(400);
  exec(`systemctl restart ${service}`, () => res.sendStatus(204));
});
