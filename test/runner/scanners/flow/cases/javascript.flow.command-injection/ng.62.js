const { exec } = require("node:child_process");
const fastify = require("fastify")();

const schema = { params: { type: "object", properties: { year: { type: "integer" }, name: { type: "string" } } } };

fastify.get("/a/:year/:name", { schema }, async (request) => {
  const {
    params: { name },
  } = request;
  return exec(`report ${name}`); // expect
});
fastify.get("/c/:year/:name", { schema }, async ({ params: { year, name } }) => exec(`report ${year} ${name}`)); // expect
