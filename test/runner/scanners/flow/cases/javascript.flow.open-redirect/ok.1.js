app.get("/case", async (req, res) => {
  const value = req.query.value;
  res.redirect("/users/" + value);
  if (value.startsWith("/") && !value.startsWith("//")) res.redirect(value);
});
