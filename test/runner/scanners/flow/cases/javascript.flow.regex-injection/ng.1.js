app.get("/case", async (req, res) => {
  const value = req.query.value;
  new RegExp(value).test("text"); // expect
  new RegExp("^" + value, "i"); // expect
});
