const Koa = require("koa");
const session = require("koa-session");

const app = new Koa();
const options = { key: "library", secure: false }; // expect
app.use(session(options, app));
