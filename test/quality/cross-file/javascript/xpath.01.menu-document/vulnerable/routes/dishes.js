const menu = require("../lib/menu");

module.exports = async function routes(fastify) {
  fastify.get("/dishes", async (request) => menu.dishes(request.query.diet).map(String));
};
