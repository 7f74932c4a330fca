exports.requireInt = (name) => (req, res, next) => {
  if (!/^\d+$/.test(req.params[name])) return res.status(400).end();
  next();
};
exports.catchAsync = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);
