const { exec } = require("child_process");
const express = require("express");

const app = express();

app.get("/tasks", (req, res) => {
  const tasks = loadTasks();
  for (const task of tasks.slice(req.query.from, req.query.to)) exec("run " + task);
  exec("run " + "abcdef".substring(req.query.from));
  res.end();
});
