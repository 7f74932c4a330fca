await User.create({ name: req.body.name });
await User.create(UserInput.parse(req.body));
const params = new URLSearchParams(req.body);
const dto = new CreateUserDto(req.body);
list.create(req.body);
await User.findByIdAndUpdate(req.body, { $set: { name } });
