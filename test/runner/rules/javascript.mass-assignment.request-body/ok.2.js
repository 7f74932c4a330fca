router.post("/users", async (req, res) => {
  const { name, email } = req.body;
  res.status(201).json(await User.create({ name, email }));
});
