const express = require("express");
const { exec } = require("node:child_process");
const app = express();
app.use(express.json());
app.post("/1", (req, res) => {
  req.body.role = "user";
  for (const each of Object.values(req.body)) exec("ls " + each); // expect
});
app.post("/2", (req, res) => {
  delete req.body.role;
  for (const each of Object.values(req.body)) exec("ls " + each); // expect
});
app.post("/3", (req, res) => {
  const options = req.body;
  delete options.dir;
  options.dir ??= "/srv";
  exec("ls " + options.dir);
});
app.post("/4", (req, res) => {
  const options = { ...req.body };
  delete options.dir;
  exec("ls " + options.name); // expect
});
