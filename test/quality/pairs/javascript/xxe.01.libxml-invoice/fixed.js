const express = require("express");
const libxmljs = require("libxmljs");

const app = express();
app.use(express.text({ type: "application/xml" }));

app.post("/invoices", (req, res) => {
  const document = libxmljs.parseXml(req.body, { noent: false, nonet: true });
  res.json({ lines: document.find("//line").length });
});
