User.findOne({ username: req.body.username, password: req.body.password }); // expect
db.collection("users").find(req.query); // expect
Product.updateOne({ _id: req.body.id }, { $set: { x: 1 } }); // expect
db.reviews.findOneAndUpdate({ _id: req.body["id"] }, update); // expect
