export async function update(req, res) {
  const user = await User.findById(req.params.id);
  Object.assign(user, req.body); // expect
  const changes = req.body;
  await User.updateOne({ id: user.id }, { $set: changes }); // expect
  await prisma.account.create({
    data: { ...req.body, active: true }, // expect
  });
  new Account({ ...req.body, owner: user.id }); // expect
}
