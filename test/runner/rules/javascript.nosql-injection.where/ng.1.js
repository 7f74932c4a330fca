db.orders.find({ $where: `this.userId == ${userId} && this.amount > 1` }); // expect
db.orders.find({ "$where": "this.id === '" + id + "'" }); // expect
Model.find().$where("this.name == '" + name + "'"); // expect
db.users.find({ $where: req.body.filter }); // expect
