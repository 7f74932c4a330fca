app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("libxmljs").parseXml(value, { noent: false });
  require("libxmljs").parseXml(value);
});
