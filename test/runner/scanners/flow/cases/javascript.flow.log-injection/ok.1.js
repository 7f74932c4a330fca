app.get("/case", async (req, res) => {
  const value = req.query.value;
  console.log("user", JSON.stringify(value));
  logger.info("page", Number(value));
});
