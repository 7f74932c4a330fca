const escapeHtml = require("escape-html");
app.get("/case", async (req, res) => {
  const value = req.query.value;
  res.json({ value });
  res.send({ value });
  res.send("<p>" + escapeHtml(value) + "</p>");
});
