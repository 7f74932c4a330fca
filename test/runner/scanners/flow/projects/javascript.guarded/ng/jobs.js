const { exec } = require("node:child_process");

exports.page = (req, res) => {
  exec(`jobs ${req.query.page}`, () => res.end()); // expect
};
exports.slug = (req, res) => {
  exec(`jobs ${req.params.slug}`, () => res.end()); // expect
};
exports.id = (req, res) => {
  exec(`jobs ${req.params.id}`, () => res.end()); // expect
};
exports.sort = (req, res) => {
  exec(`jobs ${req.body.sort}`, () => res.end()); // expect
};
exports.one = async (request) => {
  exec(`job ${request.params.id}`); // expect
};
exports.two = async (request) => {
  exec(`job ${request.params.id}`); // expect
};
