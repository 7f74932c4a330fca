const { exec } = require("child_process");
module.exports = async function (context, req) {
  exec("x " + req.query.name); // expect
  exec("x " + Number(req.query.name));
  exec("x " + (req.body && req.body.name)); // expect
  exec("x " + context.req.query.name); // expect
  exec("x " + req.params.id); // expect
  exec("x " + context.bindingData.name); // expect
  exec("x " + context.bindings.req.query.name); // expect
  context.res = { body: "" };
};
