db.orders.find({ $where: "this.a > this.b" });
db.orders.find({ $where: function () { return this.a > 1; } });
db.orders.find({ where: `x ${y}` });
db.orders.find({ $expr: { $gt: ["$a", "$b"] } });
