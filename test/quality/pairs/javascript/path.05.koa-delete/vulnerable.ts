import { unlink } from "node:fs/promises";
import Router from "@koa/router";

export const drafts = new Router();

drafts.delete("/drafts/:id", async (ctx) => {
  const id = ctx.params.id;
  await unlink(`/srv/drafts/${id}.json`);
  ctx.status = 204;
});
