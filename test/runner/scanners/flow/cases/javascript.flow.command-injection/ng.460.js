const Koa = require("koa");
const Router = require("koa-router");
const { exec } = require("child_process");
const parse = require("co-body");
const raw = require("raw-body");
const getRawBody = require("raw-body");
const multer = require("@koa/multer");
const router = new Router();
router.post("/a", async (ctx) => {
  exec("x " + (await parse.json(ctx)).name); // expect
  exec("x " + (await parse.text(ctx))); // expect
  exec("x " + (await parse.form(ctx.req)).name); // expect
  exec("x " + (await parse(ctx)).name); // expect
  exec("x " + (await raw(ctx.req, { encoding: "utf8" }))); // expect
  exec("x " + ctx.request.body.name); // expect
  exec("x " + ctx.query.name); // expect
  exec("x " + ctx.params.name); // expect
});
router.post("/b", async (ctx) => {
  exec("x " + ctx.request.files.f.name); // expect
  exec("x " + ctx.file.originalname); // expect
  exec("x " + ctx.file.buffer.toString()); // expect
  exec("x " + ctx.get("X-A")); // expect
  exec("x " + ctx.cookies.get("a")); // expect
  exec("x " + ctx.request.rawBody); // expect
  exec("x " + ctx.querystring); // expect
  exec("x " + ctx.host); // expect
});
