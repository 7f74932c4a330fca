const express = require("express");
const { runInNewContext, Script } = require("vm");
const { Parser } = require("expr-eval");
const math = require("mathjs");
const { create, all, evaluate } = require("mathjs");
const expressions = require("angular-expressions");
const evaluateTree = require("static-eval");
const { parseScript } = require("esprima");
const { eval: evaluateExpression, parse } = require("expression-eval");
const notevil = require("notevil");
const saferEval = require("safer-eval");
const loadModule = require("require-from-string");
const app = express();
app.get("/price", (req, res) => {
  const parser = new Parser({ operators: { logical: false } });
  res.json([
    runInNewContext(req.query.rule, { price: 1 }), // expect
    new Script(req.query.rule).runInThisContext(), // expect
    Parser.evaluate(req.query.rule, { price: 1 }), // expect
    parser.parse(req.query.rule).evaluate({ price: 1 }), // expect
    math.evaluate(req.query.rule), // expect
    evaluate(req.query.rule, { price: 1 }), // expect
    create(all, {}).evaluate(req.query.rule), // expect
    math.compile(req.query.rule).evaluate({}), // expect
  ]);
});
app.post("/filter", (req, res) => {
  const { filter } = req.body;
  res.json([
    expressions.compile(filter)({ price: 1 }), // expect
    evaluateTree(parseScript(filter).body[0].expression, {}), // expect
    evaluateExpression(parse(filter), {}), // expect
    notevil(filter, { price: 1 }), // expect
    saferEval(filter), // expect
    loadModule(`module.exports = ${filter}`), // expect
  ]);
});
