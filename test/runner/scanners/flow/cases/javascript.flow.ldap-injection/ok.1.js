app.get("/case", async (req, res) => {
  const value = req.query.value;
  client.search("ou=people", { filter: new EqualityFilter({ attribute: "uid" }) }, done);
  client.search("ou=people", { filter: "(uid=admin)" }, done);
});
