const express = require("express");
const hbs = require("hbs");

const app = express();
app.set("view engine", "hbs");
app.use(express.urlencoded({ extended: true }));

const LAYOUTS = ["plain", "wide"];

app.post("/report", (req, res) => {
  const { title, layout } = req.body;
  res.render("report", { title, layout: LAYOUTS.includes(layout) ? layout : "plain" });
});
hbs.registerPartials(`${__dirname}/views/partials`);
module.exports = app;
