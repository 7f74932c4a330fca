app.patch("/settings", (req, res) => {
  _.merge(res.locals.settings, req.body); // expect
  res.json(res.locals.settings);
});
