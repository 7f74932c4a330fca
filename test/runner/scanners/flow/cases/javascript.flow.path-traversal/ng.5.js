const express = require("express");
const { engine } = require("express-handlebars");
const app = express();
app.engine("handlebars", engine());
app.post("/a", (req, res) => {
  res.render("profile", req.body); // expect
});
app.post("/b", (req, res) => {
  res.render("profile", { ...req.body, user: req.user }); // expect
});
app.post("/c", (req, res) => {
  res.render("profile", { layout: "main", ...req.body }); // expect
});
app.get("/d", (req, res) => {
  const { layout } = req.query;
  res.render("profile", { layout }); // expect
});
app.get("/e", (req, res) => {
  const model = Object.assign({ title: "Profile" }, req.query);
  res.render("profile", model); // expect
});
app.get("/f", (req, res) => {
  res.render("profile", { title: "Profile", layout: `layouts/${req.params.name}` }); // expect
});
