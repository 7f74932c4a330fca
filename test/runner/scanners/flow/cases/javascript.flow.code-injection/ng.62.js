const app = require("express")();

app.post("/shares", (req, res) => {
  const evaluate = new Function("row", `return ${req.query.formula};`); // expect
  res.json(req.body.rows.map((row) => evaluate(row)));
});
app.post("/totals", (req, res) => {
  const run = Function;
  res.json(run(req.body.code)()); // expect
});
