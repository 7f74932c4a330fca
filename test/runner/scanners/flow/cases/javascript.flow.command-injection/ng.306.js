const { exec } = require("child_process");
module.exports = {
  friendlyName: "View",
  inputs: { name: { type: "string" }, n: { type: "number" } },
  exits: { success: {} },
  fn: async function ({ name, n }, exits) { exec("x " + name); // expect
    exec("x " + Number(name));
    exec("x " + this.req.param("a")); // expect
    return exits.success(); },
};
