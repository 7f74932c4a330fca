const BACKENDS = { eu: "http://orders-eu.internal", us: "http://orders-us.internal" };

module.exports = function tenant(req, res, next) {
  const name = req.get("x-backend");
  req.backend = name === "us" ? BACKENDS.us : BACKENDS.eu;
  next();
};
