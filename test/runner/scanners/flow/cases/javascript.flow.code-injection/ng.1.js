app.get("/case", async (req, res) => {
  const value = req.query.value;
  eval(value); // expect
  new Function("return " + value)(); // expect
});
