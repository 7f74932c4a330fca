export async function update(req, res) {
  const { name, email } = req.body;
  const user = await User.create({ name, email });
  user.set(pick(req.body, ["name"]));
  await prisma.account.create({ data: { name: req.body.name } });
  const copy = { ...req.body };
  Object.assign({}, req.body);
  new SignupDto(req.body);
}
