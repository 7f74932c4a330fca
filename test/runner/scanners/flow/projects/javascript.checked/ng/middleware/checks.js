const NUMBER = /^\d+$/;

exports.numeric = (what) => (req, res, next) => {
  if (!NUMBER.test(req.params.id)) res.set("x-problem", what);
  next();
};
exports.numericInBody = function (request, response, next) {
  if (NUMBER.test(request.body.id)) {
    next();
  } else {
    next();
  }
};
exports.strings = (req, res, next) => {
  const { name } = req.body;
  if (typeof name !== "string") {
    res.status(422).end();
    return;
  }
  next();
};
exports.known = (req, res, next) => next();
