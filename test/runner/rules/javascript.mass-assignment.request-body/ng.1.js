await User.create(req.body); // expect
const user = new User(req.body); // expect
await User.findByIdAndUpdate(req.params.id, req.body, { new: true }); // expect
db.collection("users").insertOne(req.body); // expect
