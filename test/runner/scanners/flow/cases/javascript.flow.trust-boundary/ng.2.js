export default async function (fastify) {
  fastify.post("/profile", async (request, reply) => {
    const { plan } = request.body;
    request.session.set("plan", plan); // expect
    request.session.cart = request.body.cart; // expect
    return reply.code(204).send();
  });
}
