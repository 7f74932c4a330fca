const express = require("express");
const app = express();

app.post("/sometimes", (req, res) => {
  const form = req.body;
  if (req.ip === "127.0.0.1") form.next = "/home";
  res.redirect(form.next); // expect
});

app.post("/either", (req, res) => {
  const form = req.query.next ? req.query : { next: "/home" };
  form.page = "1";
  res.redirect(form.next); // expect
});

app.post("/replaced", (req, res) => {
  let form = req.body;
  form.next = "/home";
  form = req.query;
  res.redirect(form.next); // expect
});

app.post("/again", (req, res) => {
  const form = req.body;
  form.next = "/home";
  form.next = req.get("Referer-Page");
  res.redirect(form.next); // expect
});

app.post("/all", (req, res) => {
  for (const form of req.body.forms) {
    if (form.next === "") form.next = "/home";
    else res.redirect(form.next); // expect
  }
});
