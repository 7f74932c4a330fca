router.post("/login", async (req, res) => {
  const user = await User.findOne({ name: req.body.name, password: req.body.password }); // expect
  res.json(user);
});
