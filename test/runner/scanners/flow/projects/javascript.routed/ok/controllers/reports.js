const { exec } = require("node:child_process");

exports.show = async (req, res) => {
  exec(`report ${req.params.id}`, () => res.end());
};
exports.pages = async (req, res) => {
  exec(`pages ${req.params.id}`, () => res.end());
};
exports.lines = async (req, res) => {
  exec(`lines ${req.params.id}`, () => res.end());
};
