import Fastify from "fastify";
import safeEval from "safe-eval";

const app = Fastify();

app.post("/filters/apply", async (request) => {
  const { expression, rows } = request.body;
  return rows.filter((row) => row.state === String(expression));
});

export default app;
