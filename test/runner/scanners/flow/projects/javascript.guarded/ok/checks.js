const { validationResult } = require("express-validator");

exports.requireInt = (name) => (req, res, next) => {
  if (!/^\d+$/.test(req.params[name])) return res.status(400).end();
  next();
};
exports.requirePage = (req, res, next) => {
  if (!/^\d+$/.test(req.query.page)) return res.status(400).end();
  next();
};
exports.hasId = (request, reply, done) => {
  if (!/^\d+$/.test(request.params.id)) return reply.code(400).send();
  done();
};
exports.validate = (validations) => async (req, res, next) => {
  await Promise.all(validations.map((validation) => validation.run(req)));
  if (validationResult(req).isEmpty()) return next();
  res.status(400).end();
};
