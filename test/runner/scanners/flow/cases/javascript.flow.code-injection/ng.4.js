const express = require("express");
const math = require("mathjs");
const { parse, evaluate } = require("mathjs");
const { Parser } = require("expr-eval");
const jexl = require("jexl");
const jp = require("jsonpath");
const { JSONPath } = require("jsonpath-plus");
const { compileExpression } = require("filtrex");
const app = express();

app.get("/a", (req, res) => {
  res.json(math.parse(req.query.formula).evaluate()); // expect
});
app.get("/b", (req, res) => {
  const node = math.parse(req.query.formula);
  const code = node.compile(); // expect
  res.json(code.evaluate({ x: 1 }));
});
app.get("/c", (req, res) => {
  res.json(parse(req.query.formula).evaluate({})); // expect
  res.json(evaluate(req.query.formula)); // expect
});
app.get("/d", (req, res) => {
  const parser = new Parser();
  res.json(parser.parse(req.query.formula).evaluate({ x: 1 })); // expect
});
app.get("/e", async (req, res) => {
  res.json(await jexl.eval(req.query.formula, {})); // expect
});
app.get("/f", (req, res) => {
  res.json(jp.query(data, req.query.path)); // expect
  res.json(JSONPath({ path: req.query.path, json: data })); // expect
});
app.get("/g", (req, res) => {
  const filter = compileExpression(req.query.filter); // expect
  res.json(data.filter(filter));
});
app.get("/h", (req, res) => {
  res.json(math.evaluate("x + 1", { x: Number(req.query.x) }));
  res.json(math.parse("x + 1").evaluate({ x: req.query.x }));
  res.json(JSON.parse(req.query.json));
  res.json(JSONPath({ path: "$.name", json: JSON.parse(req.body) }));
});
