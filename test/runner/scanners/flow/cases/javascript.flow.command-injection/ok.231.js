const express = require("express");
const { exec } = require("node:child_process");
const app = express();
const SORTS = ["id", "name"];
app.get("/a", (req, res) => {
  const opts = { ...req.query };
  if (!SORTS.includes(opts.sort)) opts.sort = "id";
  exec("ls " + opts.sort);
  res.end();
});
app.get("/b", (req, res) => {
  const opts = { ...req.query };
  if (opts.sort) opts.sort = "name";
  else opts.sort = "id";
  exec("ls " + opts.sort);
  res.end();
});
app.get("/c", (req, res) => {
  const opts = { ...req.query };
  if (SORTS.includes(opts.sort)) {
    res.set("x", "y");
  } else {
    opts.sort = "id";
  }
  exec("ls " + opts.sort);
  res.end();
});
app.get("/d", (req, res) => {
  const opts = { ...req.query, sort: "id" };
  if (req.query.page) opts.sort = "name";
  exec("ls " + opts.sort);
  res.end();
});
app.get("/e", (req, res) => {
  const opts = { ...req.query };
  if (!opts.sort) opts.sort = "id";
  opts.sort = "name";
  exec("ls " + opts.sort);
  res.end();
});
app.get("/f", (req, res) => {
  const opts = { ...req.query };
  if (!opts.page) opts.page = 1;
  opts.page = Number(opts.page);
  exec("ls " + opts.page);
  res.end();
});
