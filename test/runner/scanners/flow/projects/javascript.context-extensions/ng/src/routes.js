import Router from '@koa/router';
export const router = new Router();
router.get('/orders', async (ctx) => {
  ctx.type = 'json';
  ctx.body = await ctx.orders.search(ctx.query.q);
});
