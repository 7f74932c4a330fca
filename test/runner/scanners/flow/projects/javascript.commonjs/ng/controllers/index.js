const orders = require("./orders");
module.exports = { list: orders.list, show: orders.show };
