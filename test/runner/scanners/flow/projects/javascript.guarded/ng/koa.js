const Router = require("@koa/router");
const { exec } = require("node:child_process");

const router = new Router();
router.use(async (ctx, next) => {
  if (!/^\d+$/.test(ctx.query.page)) ctx.status = 400;
  await next();
});
router.get("/pages", async (ctx) => {
  exec(`pages ${ctx.query.page}`); // expect
});
