exports.configure = (req, res) => {
  const patch = { theme: String(req.body.theme) };
  _.merge(config, patch);
};
