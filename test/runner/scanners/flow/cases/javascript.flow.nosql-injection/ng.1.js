app.get("/case", async (req, res) => {
  const value = req.query.value;
  await User.findOne({ name: req.body.name, password: req.body.password }); // expect
  await db.collection("users").find(req.body).toArray(); // expect
});
