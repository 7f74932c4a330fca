const fs = require("fs");
const express = require("express");
const xpath = require("xpath");
const { DOMParser } = require("@xmldom/xmldom");

const users = new DOMParser().parseFromString(fs.readFileSync("users.xml", "utf8"));
const app = express();

app.get("/users", (req, res) => {
  const name = req.query.name;
  const nodes = xpath.select("//user[@name='" + name + "']/email/text()", users);
  res.json(nodes.map((node) => node.data));
});
