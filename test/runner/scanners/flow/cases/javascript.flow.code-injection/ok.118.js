const FORMULA = /^(?:width|height|[0-9.+\-*/() ])+$/;

app.get("/sails", (req, res) => {
  const formula = String(req.query.formula);
  if (!FORMULA.test(formula)) return res.sendStatus(422);
  const area = eval(formula);
  res.json({ area });
});
