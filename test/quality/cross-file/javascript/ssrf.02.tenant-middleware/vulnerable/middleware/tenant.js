module.exports = function tenant(req, res, next) {
  req.backend = req.get("x-backend") || "http://orders.internal";
  next();
};
