const Koa = require("koa");
const bodyParser = require("koa-bodyparser");

const app = new Koa();
app.use(bodyParser());

app.use(async (ctx) => {
  const { feeds } = ctx.request.body;
  const wanted = feeds.filter((feed) => feed.startsWith("https://feeds.acme.com/"));
  const responses = await Promise.all(wanted.map((feed) => fetch(feed)));
  ctx.body = responses.map((response) => response.status);
});
