const { findOrders, Archive } = require("../data/orders");
const archive = new Archive("orders");

exports.list = async (req, res) => {
  res.json(await findOrders(req.query.status, 20));
};

exports.show = async (req, res) => {
  res.json(await archive.byId(req.params.id));
};
