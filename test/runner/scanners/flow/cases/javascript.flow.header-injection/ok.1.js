app.get("/case", async (req, res) => {
  const value = req.query.value;
  res.setHeader("X-Name", encodeURIComponent(value));
  res.setHeader("Content-Type", "text/html");
});
