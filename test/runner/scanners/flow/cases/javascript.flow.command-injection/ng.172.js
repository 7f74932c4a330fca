const { exec } = require("child_process");
const express = require("express");

const app = express();

app.get("/tasks", (req, res) => {
  exec("run " + req.query.name.slice(0, 10)); // expect
  exec("run " + req.query.name.substring(req.query.from)); // expect
  for (const task of req.query.tasks.slice(1)) exec("run " + task); // expect
  res.end();
});
