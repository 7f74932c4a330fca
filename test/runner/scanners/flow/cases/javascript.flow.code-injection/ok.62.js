const app = require("express")();

const FORMULAS = new Map([
  ["margin", "row.revenue - row.cost"],
  ["share", "row.revenue / row.total"],
]);
const total = new Function("row", "return row.revenue + row.tax");

app.post("/totals", (req, res) => res.json(total(req.body)));
app.post("/shares", (req, res) => {
  const formula = FORMULAS.get(req.query.formula);
  const evaluate = new Function("row", `return ${formula};`);
  res.json(req.body.rows.map((row) => evaluate(row)));
});
