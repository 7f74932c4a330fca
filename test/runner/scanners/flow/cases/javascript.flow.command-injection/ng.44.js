const { exec } = require("child_process");

module.exports = {
  friendlyName: "List",
  inputs: { name: { type: "string" } },
  exits: {},
  fn: async function (inputs) {
    exec("ls " + inputs.name); // expect
  },
};
