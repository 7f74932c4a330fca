const express = require("express");
const app = express();

app.get("/calc", (req, res) => {
  const sum = String(req.query.sum);
  if (!/[0-9+*() .-]{1,40}/.test(sum)) return res.sendStatus(400);
  res.json(eval(sum)); // expect
});

app.get("/other", (req, res) => {
  const sum = String(req.query.sum);
  if (!/^[0-9a-z()+]+$/.test(sum)) return res.sendStatus(400);
  res.json(eval(sum)); // expect
});
