const express = require("express");
const Handlebars = require("handlebars");

const page = Handlebars.compile("<h1>{{{title}}}</h1>");
const app = express();

app.get("/page", (req, res) => {
  res.send(page({ title: req.query.title })); // expect
});
