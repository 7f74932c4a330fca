const express = require("express");
const events = require("./db/events");

const app = express();

app.get("/events/:city", async (req, res) => {
  res.json(await events.list(req.params.city, req.query.kind));
});

app.listen(3000);
