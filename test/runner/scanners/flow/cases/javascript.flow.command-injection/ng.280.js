const Koa = require("koa");
const Router = require("@koa/router");
const { koaBody } = require("koa-body");
const { exec } = require("child_process");
const app = new Koa();
const router = new Router();
app.use(koaBody({ multipart: true }));
router.get("/a/:id", async (ctx) => {
  exec("x " + ctx.query.q); // expect
  exec("x " + ctx.params.id); // expect
  exec("x " + ctx.headers["x"]); // expect
  exec("x " + ctx.get("x")); // expect
  exec("x " + ctx.cookies.get("x")); // expect
  exec("x " + ctx.request.query.q); // expect
  exec("x " + ctx.request.headers.q); // expect
  exec("x " + ctx.header.q); // expect
  exec("x " + ctx.originalUrl); // expect
  exec("x " + ctx.href); // expect
  exec("x " + ctx.hostname); // expect
  exec("x " + ctx.host); // expect
  exec("x " + ctx.search); // expect
  exec("x " + ctx.URL.searchParams.get("q")); // expect
  exec("x " + ctx.request.get("x")); // expect
  exec("x " + ctx.request.search); // expect
  exec("x " + ctx.request.params.id); // expect
  exec("x " + ctx.captures[0]); // expect
  exec("x " + parseInt(ctx.query.q, 10));
});
router.post("/b", async (ctx, next) => {
  exec("x " + ctx.request.body.name); // expect
  exec("x " + ctx.request.files.f.originalFilename); // expect
  exec("x " + ctx.req.headers["x"]); // expect
  exec("x " + ctx.req.url); // expect
  exec("x " + ctx.file.originalname); // expect
  exec("x " + ctx.request.rawBody); // expect
  const { name } = ctx.request.body;
  exec("x " + name); // expect
});
router.post("/c", async ({ request, params, query }) => {
  exec("x " + request.body.name); // expect
  exec("x " + params.name); // expect
  exec("x " + query.name); // expect
});
app.use(async (context) => {
  exec("x " + context.request.query.name); // expect
  exec("x " + context.querystring); // expect
});
