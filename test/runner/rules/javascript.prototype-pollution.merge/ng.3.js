exports.configure = (req, res) => {
  const patch = req.body;
  _.merge(config, patch); // expect
  const sent = JSON.parse(req.body);
  defaultsDeep(options, sent); // expect
};
