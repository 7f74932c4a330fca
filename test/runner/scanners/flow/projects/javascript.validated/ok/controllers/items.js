const { exec } = require("node:child_process");

exports.replaced = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end());
};
exports.accepted = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end());
};
exports.parts = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end());
};
exports.joi = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end());
};
