const express = require("express");
const app = express();
app.get("/s", (req, res) => {
  const q = req.query.q;
  res.render("search", { q, title: "Search", safe: escapeHtml(q) });
});
app.get("/t", (req, res) => {
  res.render("title", { title: "x" });
});
