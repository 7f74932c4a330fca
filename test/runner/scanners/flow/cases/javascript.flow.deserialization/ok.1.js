app.get("/case", async (req, res) => {
  const value = req.query.value;
  JSON.parse(value);
  require("js-yaml").load(value);
});
