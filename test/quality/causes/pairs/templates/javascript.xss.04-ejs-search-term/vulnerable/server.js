const express = require("express");
const { findArticles } = require("./articles");

const app = express();
app.set("view engine", "ejs");

app.get("/articles", async (req, res) => {
  const term = req.query.term || "";
  const articles = await findArticles(term);
  res.render("articles/list", { title: "Articles", term, articles });
});

app.listen(3000);
