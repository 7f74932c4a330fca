const jobs = require("./jobs");
const { hasId } = require("./checks");

module.exports = async (fastify) => {
  fastify.get("/one/:id", { onResponse: [hasId] }, jobs.one);
  fastify.get("/two/:id", jobs.two);
  fastify.addHook("preHandler", hasId);
};
