import { Hono } from "hono";
import { zValidator } from "@hono/zod-validator";
import { z } from "zod";
import { pool } from "./pool";

const app = new Hono();
app.get("/parts", zValidator("query", z.object({ name: z.string(), page: z.coerce.number() })), async (c) => {
  const { name, page } = c.req.valid("query");
  return c.json(await pool.query(`SELECT * FROM parts WHERE name = '${name}' OFFSET ${page}`)); // expect
});
