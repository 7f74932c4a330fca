const vm = require("node:vm");
const fastify = require("fastify")();

fastify.post("/transform", async (request) => {
  const { script, value } = request.body;
  const sandbox = { value, result: null };
  vm.createContext(sandbox);
  sandbox.script = script;
  vm.runInContext("result = script.length + value", sandbox);
  return { result: sandbox.result };
});
