const jobs = require("./jobs");
const { hasId } = require("./checks");

module.exports = async (fastify) => {
  fastify.get("/one/:id", { preHandler: [hasId] }, jobs.one);
  fastify.addHook("preHandler", hasId);
  fastify.get("/two/:id", jobs.two);
};
