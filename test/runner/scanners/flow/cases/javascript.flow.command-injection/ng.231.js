const express = require("express");
const { exec } = require("node:child_process");
const app = express();
app.get("/a", (req, res) => {
  const opts = { ...req.query };
  if (!opts.sort) opts.sort = "id";
  exec("ls " + opts.sort); // expect
  res.end();
});
app.get("/b", (req, res) => {
  const opts = { ...req.query };
  if (!opts["sort"]) opts["sort"] = "id";
  exec("ls " + opts["sort"]); // expect
  res.end();
});
app.get("/c", (req, res) => {
  const opts = { page: 1, ...req.query };
  if (opts.sort === undefined) {
    opts.sort = "id";
  }
  exec("ls " + opts.sort); // expect
  res.end();
});
