const Router = require("@koa/router");

const router = new Router();

router.get("/shelves", async (ctx) => {
  const name = ctx.query.name;
  ctx.assert(name.length <= 20, 400, "unknown name");
  ctx.type = "html";
  ctx.body = "<p>" + name + "</p>"; // expect
});
