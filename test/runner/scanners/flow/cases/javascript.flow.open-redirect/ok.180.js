const express = require("express");
const app = express();

app.post("/fixed", (req, res) => {
  const form = req.body;
  form.next = "/home";
  res.redirect(form.next);
});

app.post("/body", (req, res) => {
  req.body.next = "/home";
  res.redirect(req.body.next);
});

app.post("/known", (req, res) => {
  const form = req.body;
  if (!form.next.startsWith("https://www.example.com/")) form["next"] = "/home";
  res.redirect(form.next);
});
