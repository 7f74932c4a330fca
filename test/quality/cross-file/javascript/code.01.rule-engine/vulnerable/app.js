const express = require("express");
const { countMatches } = require("./engine");
const orders = require("./orders.json");

const app = express();
app.use(express.json());
app.post("/rules/count", (req, res) => {
  res.json({ count: countMatches(req.body.expression, orders) });
});
app.listen(3000);
