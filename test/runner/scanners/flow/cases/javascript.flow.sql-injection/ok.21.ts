import Fastify from "fastify";
import { Type } from "@sinclair/typebox";
import { pool } from "./pool";

const app = Fastify();
const schema = {
  querystring: {
    type: "object",
    properties: {
      order: { type: "string", enum: ["name", "id"] },
      page: { type: "integer" },
      code: { type: "string", pattern: "^[A-Z]{3}$" },
      ids: { type: "array", items: { type: "string", format: "uuid" } },
    },
  },
};

app.get("/parts", { schema }, async (request) => {
  const { order, page, code, ids } = request.query;
  for (const id of ids) await pool.query(`SELECT * FROM parts WHERE id = '${id}'`);
  return pool.query(`SELECT * FROM parts WHERE code = '${code}' ORDER BY ${order} OFFSET ${page}`);
});
app.route({
  method: "POST",
  url: "/parts",
  schema: { body: Type.Object({ id: Type.Integer(), kind: Type.Union([Type.Literal("a"), Type.Literal("b")]) }) },
  handler: async (request) => pool.query(`DELETE FROM parts WHERE id = ${request.body.id} OR kind = '${request.body.kind}'`),
});
