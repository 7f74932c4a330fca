app.get("/case", async (req, res) => {
  const value = req.query.value;
  await fetch(value); // expect
  await require("axios").get(`http://${value}/status`); // expect
});
