const { parse, eval: evaluate } = require("expression-eval");
const router = require("express").Router();

router.get("/price", (req, res) => {
  const ast = parse("net * (1 + tax)");
  res.json({ price: evaluate(ast, { net: Number(req.query.net), tax: 0.19 }) });
});

module.exports = router;
