import type { Context } from "koa";
import { pool } from "./pool.js";

interface StatusChange {
  ids: string[];
}

export async function markPaid(ctx: Context) {
  const { ids } = ctx.request.body as StatusChange;
  const list = ids.map((_, index) => `$${index + 1}`).join(", ");
  const result = await pool.query(`UPDATE orders SET status = 'paid' WHERE id IN (${list})`, ids);
  ctx.body = { changed: result.rowCount };
}
