const express = require("express");
const yaml = require("js-yaml");

const app = express();
app.post("/rules", (req, res) => {
  res.json({ rules: yaml.load(req.body.rules) });
});
