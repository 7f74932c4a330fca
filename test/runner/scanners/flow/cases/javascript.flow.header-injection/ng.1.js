app.get("/case", async (req, res) => {
  const value = req.query.value;
  res.setHeader("X-Name", value); // expect
  res.append("X-Trace", `id-${value}`); // expect
});
