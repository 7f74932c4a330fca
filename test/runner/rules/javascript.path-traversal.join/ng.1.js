app.get("/f/:name", (req, res) => {
  const file = path.join(__dirname, "uploads", req.params.name); // expect
  res.sendFile(path.resolve("public/" + req.query.page)); // expect
  const { name } = req.query;
  fs.readFile(path.join(root, name), done); // expect
  const body = await req.body;
  fs.writeFile(path.join(root, body.name), "x", done); // expect
});
