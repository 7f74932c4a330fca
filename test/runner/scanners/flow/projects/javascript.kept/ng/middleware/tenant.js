exports.attachTenant = function (req, res, next) {
  req.tenant = { theme: req.cookies.theme };
  next();
};
