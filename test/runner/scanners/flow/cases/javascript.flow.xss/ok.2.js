app.use(async (ctx) => {
  ctx.type = "text/plain";
  ctx.body = `No results for ${ctx.query.q}`;
});
