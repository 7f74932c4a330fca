import { Hono } from "hono";
import { zValidator } from "@hono/zod-validator";
import { z } from "zod";
import { pool } from "./pool";

const app = new Hono();
app.get("/parts", zValidator("query", z.object({ order: z.enum(["name", "id"]), page: z.coerce.number() })), async (c) => {
  const { order, page } = c.req.valid("query");
  return c.json(await pool.query(`SELECT * FROM parts ORDER BY ${order} OFFSET ${page}`));
});
