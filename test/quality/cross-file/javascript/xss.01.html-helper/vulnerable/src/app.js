const express = require("express");
const { searchPage } = require("./views/search");
const { search } = require("./index-client");

const app = express();

app.get("/search", async (req, res) => {
  const hits = await search(req.query.q);
  res.send(searchPage(req.query.q, hits)); // expect
});

app.listen(3000);
