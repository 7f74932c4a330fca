const { exec } = require("node:child_process");
const fastify = require("fastify")();

const schema = { params: { type: "object", properties: { year: { type: "integer" } } } };

fastify.get("/a/:year", { schema }, async (request) => {
  const {
    params: { year },
  } = request;
  return exec(`report ${year}`);
});
fastify.get("/b/:year", { schema }, async (request) => {
  const { params } = request;
  return exec(`report ${params.year}`);
});
fastify.get("/c/:year", { schema }, async ({ params: { year } }) => exec(`report ${year}`));
