const express = require("express");
const app = express();

app.get("/status/*", (req, res) => {
  res.send(`<h1>Status of ${decodeURIComponent(req.path)}</h1>`); // expect
});

module.exports = app;
