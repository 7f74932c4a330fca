const { execSync } = require("node:child_process");
const express = require("express");

const app = express();
app.use(express.json());

app.post("/releases", (req, res) => {
  const { tag } = req.body;
  execSync(`git tag ${tag} && git push origin ${tag}`); // expect high
  res.sendStatus(204);
});

module.exports = app;
