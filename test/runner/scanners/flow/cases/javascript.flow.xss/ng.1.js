app.get("/case", async (req, res) => {
  const value = req.query.value;
  res.send("<p>" + value + "</p>"); // expect
  res.write(`<b>${value}</b>`); // expect
});
