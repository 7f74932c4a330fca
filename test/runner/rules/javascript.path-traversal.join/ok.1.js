app.get("/f/:name", (req, res) => {
  const file = path.join(__dirname, "uploads", path.basename(req.params.name));
  const other = path.join(__dirname, "views", "index.html");
  const third = path.resolve(root, FILES[req.query.page]);
  const text = [req.query.a, req.query.b].join("/");
  const fourth = path.join(root, String(Number(req.params.id)));
  const fifth = path.join(root, sanitizeFilename(req.params.name));
});
