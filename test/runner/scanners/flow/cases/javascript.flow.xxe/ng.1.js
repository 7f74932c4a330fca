app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("libxmljs").parseXml(value, { noent: true }); // expect
  require("libxmljs2").parseXmlString(req.body.xml, { noent: true, noblanks: true }); // expect
});
