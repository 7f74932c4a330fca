const Router = require("@koa/router");
const links = require("./links");

const router = new Router({ prefix: "/c" });

router.get("/:name", (ctx) => {
  ctx.redirect(links.destination(ctx.params.name, ctx.query.to)); // expect
});

module.exports = router;
