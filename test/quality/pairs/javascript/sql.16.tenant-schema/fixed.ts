import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import express from "express";
import { Pool } from "pg";
import { tenants } from "./schema";

const pool = new Pool();
const catalog = drizzle(pool);
const app = express();

app.get("/tenants/:slug/invoices", async (req, res) => {
  const { slug } = req.params;
  const [tenant] = await catalog.select().from(tenants).where(eq(tenants.slug, slug));
  if (!tenant) return res.sendStatus(404);
  const invoices = await pool.query(`select number, total from "${tenant.schemaName}".invoices order by number`);
  res.json(invoices.rows);
});

app.listen(8080);
