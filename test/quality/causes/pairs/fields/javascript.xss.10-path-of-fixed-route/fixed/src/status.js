const express = require("express");
const app = express();

app.get("/status", (req, res) => {
  res.send(`<h1>Status</h1><a href="${req.path}">reload</a>`);
});

module.exports = app;
