app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("xpath").select("//user", document);
  require("xpath").select1(`//user[@id=${parseInt(value, 10)}]`, document);
});
