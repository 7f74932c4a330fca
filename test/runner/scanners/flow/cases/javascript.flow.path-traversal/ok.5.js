const express = require("express");
const { engine } = require("express-handlebars");
const LAYOUTS = ["main", "plain"];
const app = express();
app.engine("handlebars", engine());
app.post("/a", (req, res) => {
  res.render("profile", { form: req.body, user: req.user });
});
app.post("/b", (req, res) => {
  res.render("profile", { ...req.body, layout: "main" });
});
app.post("/c", (req, res) => {
  res.render("profile", { name: req.body.name, errors: [req.body.email] });
});
app.get("/d", (req, res) => {
  const layout = LAYOUTS.includes(req.query.layout) ? req.query.layout : "main";
  res.render("profile", { layout });
});
app.get("/e", (req, res) => {
  const model = { title: "Profile", query: req.query };
  res.render("profile", model);
});
app.get("/f", (req, res) => {
  res.render("profile", { layout: req.query.print === "1" ? "print" : false });
});
