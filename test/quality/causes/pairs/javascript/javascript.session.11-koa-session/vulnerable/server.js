const Koa = require("koa");
const session = require("koa-session");

const app = new Koa();
app.keys = [process.env.COOKIE_KEY];
const CONFIG = { key: "shop", maxAge: 86400000, secure: false, sameSite: "lax" }; // expect
app.use(session(CONFIG, app)); // expect
app.use((ctx) => {
  ctx.session.views = (ctx.session.views || 0) + 1;
  ctx.body = `${ctx.session.views} views`;
});
app.listen(3000);
