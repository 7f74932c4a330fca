app.get("/files", (req, res) => {
  const name = req.query.name;
  res.send(fs.readFileSync("uploads/" + name)); // expect
});
