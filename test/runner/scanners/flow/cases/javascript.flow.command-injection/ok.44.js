const { exec } = require("child_process");

module.exports = {
  friendlyName: "List",
  inputs: { level: { type: "number" } },
  exits: {},
  fn: async function (inputs) {
    exec("ls -" + Number(inputs.level));
  },
};
