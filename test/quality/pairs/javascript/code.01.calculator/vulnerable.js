const express = require("express");
const router = express.Router();

router.get("/calc", (req, res) => {
  const rate = req.query.rate;
  const price = eval("100 * " + rate);
  res.json({ price });
});

module.exports = router;
