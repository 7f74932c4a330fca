app.get("/case", async (req, res) => {
  const value = req.query.value;
  client.search("ou=people", { filter: `(uid=${value})` }, done); // expect
  client.search("uid=" + value + ",ou=people", {}, done); // expect
});
