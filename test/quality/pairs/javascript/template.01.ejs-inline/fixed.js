const ejs = require("ejs");
const express = require("express");

const app = express();

app.get("/welcome", (req, res) => {
  const name = req.query.name;
  const html = ejs.render("<p>Welcome, <%= name %></p>", { name });
  res.json({ html });
});
