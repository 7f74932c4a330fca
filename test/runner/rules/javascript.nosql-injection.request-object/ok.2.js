router.post("/login", async (req, res) => {
  const { name, password } = Login.parse(req.body);
  const user = await User.findOne({ name });
  res.json(await verify(user, password));
});
