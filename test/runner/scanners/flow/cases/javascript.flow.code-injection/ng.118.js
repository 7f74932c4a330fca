app.get("/sails", (req, res) => {
  const formula = String(req.query.formula);
  if (!/^(?:width|[a-z0-9.+\-*/() ])+$/.test(formula)) return res.sendStatus(422);
  res.json({ area: eval(formula) }); // expect
});

app.get("/sails/named", (req, res) => {
  const formula = String(req.query.formula);
  if (!/(?:width|height|[0-9.+\-*/() ])+/.test(formula)) return res.sendStatus(422);
  res.json({ area: eval(formula) }); // expect
});
