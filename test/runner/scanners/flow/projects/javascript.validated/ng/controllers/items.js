const { exec } = require("node:child_process");

exports.replaced = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end()); // expect
};
exports.accepted = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end()); // expect
};
exports.parts = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end()); // expect
};
exports.joi = async (req, res) => {
  exec(`item ${req.body.id}`, () => res.end()); // expect
};
