const PLANS = ["free", "paid"];
export default async function (fastify) {
  fastify.post("/profile", async (request, reply) => {
    const { plan } = request.body;
    if (!PLANS.includes(plan)) return reply.code(400).send();
    request.session.set("plan", plan);
    request.session.visits = Number(request.body.visits);
    return reply.code(204).send();
  });
}
