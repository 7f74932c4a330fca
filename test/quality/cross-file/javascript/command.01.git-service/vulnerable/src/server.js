const express = require("express");
const { git } = require("./git");

const app = express();

app.get("/log", async (req, res) => {
  const lines = await git.log(req.query.branch || "main");
  res.json({ lines });
});

app.listen(3000);
