const express = require("express");
const Product = require("../models/product");

const router = express.Router();

router.get("/", async (req, res) => {
  res.json(await Product.cheaperThan(req.query.max));
});

module.exports = router;
