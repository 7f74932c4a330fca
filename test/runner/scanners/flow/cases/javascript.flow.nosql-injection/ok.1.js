app.get("/case", async (req, res) => {
  const value = req.query.value;
  await User.findOne({ name: String(req.body.name) });
  await User.findOne({ name: { $eq: req.body.name } });
  await User.findById(req.params.id);
});
