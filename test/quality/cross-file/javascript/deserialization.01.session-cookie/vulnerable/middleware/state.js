const { unpack } = require("../lib/state");

module.exports = (req, res, next) => {
  const raw = req.cookies.state;
  req.state = raw ? unpack(raw) : {};
  next();
};
