exports.replaced = (schema) => (req, res, next) => {
  try {
    req.body = schema.parse(req.body);
    next();
  } catch (error) {
    next(error);
  }
};
exports.accepted = (schema) => (req, res, next) => {
  const result = schema.safeParse(req.body);
  if (!result.success) return res.status(400).json(result.error.flatten());
  next();
};
exports.parts = (schema) => async (req, res, next) => {
  try {
    await schema.parseAsync({ body: req.body, query: req.query });
    return next();
  } catch (error) {
    return res.status(400).json(error);
  }
};
exports.withoutError = (schema) => (req, res, next) => {
  const { error } = schema.validate(req.body, { abortEarly: false });
  if (error) return res.status(422).json(error.details);
  next();
};
