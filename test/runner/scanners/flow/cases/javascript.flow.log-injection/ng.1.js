app.get("/case", async (req, res) => {
  const value = req.query.value;
  console.log("user " + value); // expect
  logger.warn(`failed for ${value}`); // expect
});
