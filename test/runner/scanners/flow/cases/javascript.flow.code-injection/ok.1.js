app.get("/case", async (req, res) => {
  const value = req.query.value;
  JSON.parse(value);
  setTimeout(() => show(value), 100);
});
