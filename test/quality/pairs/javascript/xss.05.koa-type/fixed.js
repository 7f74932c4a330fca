const Koa = require("koa");

const app = new Koa();

app.use(async (ctx) => {
  const { q = "" } = ctx.query;
  ctx.type = "text/plain";
  ctx.body = `No results for ${q}`;
});

app.listen(3000);
