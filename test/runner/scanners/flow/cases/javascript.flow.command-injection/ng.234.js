const express = require("express");
const { exec } = require("node:child_process");
const app = express();
app.use(express.json());
app.post("/1", (req, res) => {
  const opts = new Map(Object.entries(req.body));
  exec("ls " + opts.get("name")); // expect
});
app.post("/2", (req, res) => {
  const opts = new Map(Object.entries(req.body));
  if (req.query.x) opts.set("name", "b");
  exec("ls " + opts.get("name")); // expect
});
app.post("/3", (req, res) => {
  const opts = { ...req.body };
  if (!opts.name) opts.name = "b";
  const more = { ...opts, page: 1 };
  exec("ls " + more.name); // expect
});
app.post("/4", (req, res) => {
  const opts = { ...req.body };
  if (!opts.name) opts.name = "b";
  const { name } = opts;
  exec("ls " + name); // expect
});
app.post("/5", (req, res) => {
  const opts = {};
  for (const [k, v] of Object.entries(req.body)) opts[k] = v;
  if (!opts.name) opts.name = "b";
  exec("ls " + opts.name); // expect
});
function withDefaults(options) {
  const all = { ...options };
  if (all.name === undefined) all.name = "b";
  return all;
}
app.post("/6", (req, res) => {
  const { name } = withDefaults(req.body);
  exec("ls " + name); // expect
});
app.post("/7", (req, res) => {
  const opts = withDefaults({ name: req.body.name });
  exec("ls " + opts.name); // expect
});
app.post("/8", (req, res) => {
  const opts = Object.assign({}, req.body);
  if (!opts.name) opts.name = "b";
  const made = Object.assign({}, opts);
  exec("ls " + made.name); // expect
});
