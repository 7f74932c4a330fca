const { parse, eval: evaluate } = require("expression-eval");
const router = require("express").Router();

router.get("/price", (req, res) => {
  const ast = parse(req.query.formula);
  res.json({ price: evaluate(ast, { net: 100, tax: 0.19 }) }); // expect
});

module.exports = router;
