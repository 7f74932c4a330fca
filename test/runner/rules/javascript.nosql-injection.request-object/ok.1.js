User.findOne({ username: String(req.body.username) });
User.findOne({ username: { $eq: req.body.username } });
User.findOne({ where: { id: req.body.id } });
User.findOne({ _id: req.params.id });
list.find((item) => item.id === req.body.id);
User.findOne({ username: req.body.username.toString() });
User.findById(req.body.id);
