router.post("/users", async (req, res) => {
  const user = await User.create(req.body); // expect
  res.status(201).json(user);
});
