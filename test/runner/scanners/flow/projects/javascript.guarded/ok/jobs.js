const { exec } = require("node:child_process");

exports.page = (req, res) => {
  exec(`jobs ${req.query.page}`, () => res.end());
};
exports.slug = (req, res) => {
  exec(`jobs ${req.params.slug}`, () => res.end());
};
exports.id = (req, res) => {
  exec(`jobs ${req.params.id}`, () => res.end());
};
exports.sort = (req, res) => {
  exec(`jobs ${req.body.sort}`, () => res.end());
};
exports.one = async (request) => {
  exec(`job ${request.params.id}`);
};
exports.two = async (request) => {
  exec(`job ${request.params.id}`);
};
