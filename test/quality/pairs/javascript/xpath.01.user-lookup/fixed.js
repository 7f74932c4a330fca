const fs = require("fs");
const express = require("express");
const xpath = require("xpath");
const { DOMParser } = require("@xmldom/xmldom");

const users = new DOMParser().parseFromString(fs.readFileSync("users.xml", "utf8"));
const app = express();

app.get("/users", (req, res) => {
  const name = req.query.name;
  const evaluator = xpath.parse("//user[@name=$name]/email/text()");
  const nodes = evaluator.select({ node: users, variables: { name } });
  res.json(nodes.map((node) => node.data));
});
