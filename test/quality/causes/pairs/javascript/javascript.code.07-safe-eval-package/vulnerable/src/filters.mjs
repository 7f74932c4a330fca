import Fastify from "fastify";
import safeEval from "safe-eval";

const app = Fastify();

app.post("/filters/apply", async (request) => {
  const { expression, rows } = request.body;
  return rows.filter((row) => safeEval(expression, { row })); // expect
});

export default app;
