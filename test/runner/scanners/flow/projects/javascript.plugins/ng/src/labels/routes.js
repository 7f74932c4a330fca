export default async function labels(app, { printer }) {
  app.post("/labels", async (request, reply) => {
    printer.print(request.body.label);
    return reply.code(204).send();
  });
}
