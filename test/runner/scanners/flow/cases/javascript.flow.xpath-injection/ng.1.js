app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("xpath").select("//user[name='" + value + "']", document); // expect
  require("xpath").select1(`//user[@id=${value}]`, document); // expect
});
