const express = require("express");
const router = express.Router();

router.get("/calc", (req, res) => {
  const rate = req.query.rate;
  const price = 100 * Number(rate);
  res.json({ price });
});

module.exports = router;
