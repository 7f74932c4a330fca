const Koa = require("koa");
const log4js = require("log4js");

const logger = log4js.getLogger("search");
const app = new Koa();

const oneLine = (text) =>
  text.split("\n").join(" ").split("\r").join(" ");

app.use((ctx) => {
  const term = oneLine(ctx.query.q || "");
  logger.info("searched for " + term);
  ctx.body = [];
});
