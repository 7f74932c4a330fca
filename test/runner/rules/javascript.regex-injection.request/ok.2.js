app.get("/search", (req, res) => {
  const pattern = new RegExp(escapeRegExp(req.query.q), "i");
  res.json(items.filter((item) => pattern.test(item.name)));
});
