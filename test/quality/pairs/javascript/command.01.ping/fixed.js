const { exec, execFile } = require("child_process");
const express = require("express");

const app = express();

app.get("/ping", (req, res) => {
  const host = req.query.host;
  execFile("ping", ["-c", "1", "--", host], (error, stdout) => {
    res.type("text/plain").send(error ? "down" : `up ${stdout.length}`);
  });
});
