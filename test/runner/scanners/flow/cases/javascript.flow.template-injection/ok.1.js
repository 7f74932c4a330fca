app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("ejs").render("<p><%= value %></p>", { value });
  res.render("case", { value });
});
