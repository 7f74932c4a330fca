const express = require("express");
const { Script } = require("vm");
const { Parser } = require("expr-eval");
const math = require("mathjs");
const expressions = require("angular-expressions");
const { Parser: HtmlParser } = require("htmlparser2");
const notevil = require("notevil");
const RULES = { net: "price / 1.2", gross: "price * 1.2" };
const app = express();
app.get("/price", (req, res) => {
  const scope = { price: Number(req.query.price) };
  const rule = RULES[req.query.rule] ?? RULES.net;
  res.json([
    Parser.evaluate("price * 2", scope),
    new Parser().parse(rule).evaluate(scope),
    math.evaluate("price * 2", scope),
    math.add(req.query.a, req.query.b),
    math.compile(rule).evaluate(scope),
    expressions.compile("price | number")({ price: req.query.price }),
    notevil("price * 2", { price: req.query.price }),
    new Script("price * 2").runInNewContext({ price: req.query.price }),
  ]);
});
app.post("/page", (req, res) => {
  const parser = new HtmlParser({});
  parser.parse(req.body.html);
  const own = { evaluate: (text) => text.length, compile: (text) => text };
  res.json([own.evaluate(req.body.html), own.compile(req.body.html)]);
});
