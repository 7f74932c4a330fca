import Fastify from "fastify";
import { Type } from "@sinclair/typebox";
import { pool } from "./pool";

const app = Fastify();
const schema = { querystring: { type: "object", properties: { name: { type: "string" }, page: { type: "integer" } } } };

app.get("/parts", { schema }, async (request) => {
  return pool.query(`SELECT * FROM parts WHERE name = '${request.query.name}' OFFSET ${request.query.page}`); // expect
});
app.route({
  method: "POST",
  url: "/parts",
  schema: { body: Type.Object({ name: Type.String({ maxLength: 9 }) }) },
  handler: async (request) => pool.query(`DELETE FROM parts WHERE name = '${request.body.name}'`), // expect
});
