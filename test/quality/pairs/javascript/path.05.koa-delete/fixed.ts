import { unlink } from "node:fs/promises";
import Router from "@koa/router";

export const drafts = new Router();

drafts.delete("/drafts/:id", async (ctx) => {
  const id = Number.parseInt(ctx.params.id, 10);
  await unlink(`/srv/drafts/${id}.json`);
  ctx.status = 204;
});
