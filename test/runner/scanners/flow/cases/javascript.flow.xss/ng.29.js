const express = require("express");
const app = express();
const pages = [];

app.get("/mail", (req, res) => {
  const mail = makeMail();
  mail.addRecipient(req.query.to);
  res.send(mail.summary()); // expect
});

app.get("/page", (req, res) => {
  pages.push(req.query.page);
  res.send(pages.join("<br>")); // expect
});

app.get("/link", (req, res) => {
  res.send(renderer.getHtml({ title: req.query.title })); // expect
});
