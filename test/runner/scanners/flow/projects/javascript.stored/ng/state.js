let current = "1 + 1";
const held = { text: "2 + 2" };

exports.getCurrent = () => current;
exports.getHeld = () => held.text;
exports.setCurrent = (value) => {
  current = value;
};
exports.hold = (value) => {
  held.text = value;
};
exports.fromRequest = (req) => req.query.expression;
