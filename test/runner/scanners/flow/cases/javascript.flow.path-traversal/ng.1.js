app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("fs").readFile("/srv/" + value, done); // expect
  res.sendFile(require("path").join(ROOT, value)); // expect
});
