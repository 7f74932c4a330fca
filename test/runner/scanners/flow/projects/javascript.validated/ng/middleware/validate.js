exports.replaced = (schema) => (req, res, next) => {
  if (req.query.strict) req.body = schema.parse(req.body);
  next();
};
exports.accepted = (schema) => (req, res, next) => {
  const result = schema.safeParse(req.body);
  if (!result.success) res.locals.problems = result.error.flatten();
  next();
};
exports.parts = (schema) => (req, res, next) => {
  schema.parseAsync({ body: req.body, query: req.query });
  next();
};
exports.withoutError = (schema) => (req, res, next) => {
  const { error } = schema.validate(req.body, { abortEarly: false });
  if (error) return res.status(422).json(error.details);
  next();
};
