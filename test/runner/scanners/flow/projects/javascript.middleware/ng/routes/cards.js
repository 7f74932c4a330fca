const Router = require("@koa/router");

const router = new Router();
router.get("/cards/:name", async (ctx) => {
  throw new Error("there is no card " + ctx.params.name);
});
module.exports = router;
