app.get("/files", (req, res) => {
  const name = path.basename(req.query.name);
  res.send(fs.readFileSync("uploads/current.txt"));
});
