const schema = { params: { type: "object", properties: { year: { type: "integer" } } } };

module.exports = async function archiveRoutes(fastify) {
  fastify.get("/:year/:name", { schema }, async (request, reply) => {
    const { year, name } = request.params;
    return reply.type("text/plain").send(await fastify.archive.read(year, name));
  });
  fastify.get("/hosts/:host", async (request) => request.server.ping(request.params.host));
};
