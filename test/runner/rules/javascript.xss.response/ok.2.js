app.get("/hello", (req, res) => {
  res.json({ name: req.query.name });
  res.send("<h1>Hello " + escapeHtml(req.query.name) + "</h1>");
});
