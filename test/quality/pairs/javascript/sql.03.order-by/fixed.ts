import type { FastifyInstance } from "fastify";
import type { Knex } from "knex";

const SORTABLE = ["created_at", "total", "status"];

export function orderRoutes(app: FastifyInstance, db: Knex) {
  app.get<{ Querystring: { sort?: string } }>("/orders", async (request) => {
    const sort = request.query.sort ?? "created_at";
    if (!SORTABLE.includes(sort)) {
      throw new Error("Cannot sort by this column");
    }
    const result = await db.raw(`SELECT id, total FROM orders ORDER BY ${sort} DESC LIMIT 50`);
    return result.rows;
  });
}
