const Koa = require("koa");
const campaigns = require("./campaigns/router");

new Koa().use(campaigns.routes()).listen(3000);
