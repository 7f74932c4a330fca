const express = require("express");
const app = express();

app.get("/calc", (req, res) => {
  const sum = String(req.query.sum);
  if (!/^[0-9+*() .-]{1,40}$/.test(sum)) return res.sendStatus(400);
  res.json(eval(sum));
});

app.get("/other", (req, res) => {
  const sum = String(req.query.sum);
  if (/^([-+*\d\s]+)$/.test(sum)) res.json(new Function("return " + sum)());
});
