app.get("/case", async (req, res) => {
  const value = req.query.value;
  res.redirect(value); // expect
  res.redirect(302, "https://" + value); // expect
});
