const express = require("express");
const { exec } = require("node:child_process");
const _ = require("lodash");
const app = express();
app.use(express.json());
app.get("/1", (req, res) => {
  const { sort = "id" } = { ...req.query };
  exec("ls " + sort); // expect
});
app.get("/2", (req, res) => {
  const opts = { sort: "id", ...req.query };
  exec("ls " + opts.sort); // expect
});
app.get("/3", (req, res) => {
  const opts = Object.assign({ sort: "id" }, req.query);
  exec("ls " + opts.sort); // expect
});
app.get("/4", (req, res) => {
  const opts = Object.assign({}, req.query, { sort: "id" });
  exec("ls " + opts.sort);
});
app.get("/5", (req, res) => {
  const opts = _.defaults({}, req.query, { sort: "id" });
  exec("ls " + opts.sort); // expect
});
app.get("/6", (req, res) => {
  const out = {};
  for (const [k, v] of Object.entries(req.query)) out[k] = v;
  out.sort ||= "id";
  exec("ls " + out.sort); // expect
});
app.get("/7", (req, res) => {
  const out = {};
  for (const k of Object.keys(req.query)) out[k] = req.query[k];
  out.sort = out.sort ?? "id";
  exec("ls " + out.sort); // expect
});
app.post("/8", (req, res) => {
  const settings = { name: "x" };
  if (req.body.name) settings.name = req.body.name;
  exec("ls " + settings.name); // expect
});
app.post("/9", (req, res) => {
  const copy = JSON.parse(JSON.stringify(req.body));
  if (!copy.name) copy.name = "a";
  exec("ls " + copy.name); // expect
});
app.post("/10", (req, res) => {
  const body = req.body;
  body.name = body.name || "a";
  exec("ls " + body.name); // expect
});
app.post("/12", (req, res) => {
  const opts = { ...req.body };
  delete opts.name;
  opts.name = "b";
  exec("ls " + opts.name);
});
app.post("/13", (req, res) => {
  const opts = new Map(Object.entries(req.body));
  if (!opts.has("name")) opts.set("name", "b");
  exec("ls " + opts.get("name")); // expect
});
