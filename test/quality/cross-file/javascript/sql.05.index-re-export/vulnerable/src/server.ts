import Koa from "koa";
import Router from "@koa/router";
import { searchStations } from "./data";

const router = new Router();

router.get("/stations", async (ctx) => {
  ctx.body = await searchStations(String(ctx.query.name));
});

new Koa().use(router.routes()).listen(4000);
