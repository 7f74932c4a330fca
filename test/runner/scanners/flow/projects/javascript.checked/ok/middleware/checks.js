const NUMBER = /^\d+$/;

exports.numeric = (what) => (req, res, next) => {
  if (!NUMBER.test(req.params.id)) return res.status(400).json({ error: `${what} is unknown` });
  next();
};
exports.numericInBody = function (request, response, next) {
  if (NUMBER.test(request.body.id)) {
    next();
  } else {
    next(new Error("no number"));
  }
};
exports.strings = (req, res, next) => {
  const { token } = req.body;
  if (typeof token !== "string") {
    res.status(422).end();
    return;
  }
  next();
};
exports.known = (req, res, next) => next();
