const Rule = require("./rule");

exports.countMatches = (expression, orders) => {
  const rule = new Rule(expression);
  return orders.filter((order) => rule.matches(order)).length;
};
