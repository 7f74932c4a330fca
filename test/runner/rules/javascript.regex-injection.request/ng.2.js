app.get("/search", (req, res) => {
  const pattern = new RegExp(req.query.q, "i"); // expect
  res.json(items.filter((item) => pattern.test(item.name)));
});
