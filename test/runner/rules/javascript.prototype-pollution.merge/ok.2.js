app.patch("/settings", (req, res) => {
  const settings = Settings.parse(req.body);
  res.json(_.merge({}, defaults, settings));
});
