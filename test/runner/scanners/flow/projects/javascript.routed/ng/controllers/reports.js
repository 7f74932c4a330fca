const { exec } = require("node:child_process");

exports.show = async (req, res) => {
  exec(`report ${req.params.id}`, () => res.end()); // expect
};
exports.pages = async (req, res) => {
  exec(`pages ${req.params.id} ${req.query.format}`, () => res.end()); // expect
};
exports.lines = async (req, res) => {
  exec(`lines ${req.params.id}`, () => res.end()); // expect
};
exports.unused = async (req, res) => {
  exec(`unused ${req.params.id}`, () => res.end()); // expect
};
