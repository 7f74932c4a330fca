app.get("/case", async (req, res) => {
  const value = req.query.value;
  new RegExp(escapeRegExp(value));
  /^[a-z]+$/.test(value);
});
