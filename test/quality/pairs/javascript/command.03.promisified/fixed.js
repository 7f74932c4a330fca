const util = require("node:util");
const exec = util.promisify(require("node:child_process").exec);
const Koa = require("koa");
const app = new Koa();

const SERVICES = new Set(["nginx", "redis", "worker"]);

app.use(async (ctx) => {
  const service = ctx.query.service;
  if (!SERVICES.has(service)) {
    ctx.throw(400, "Unknown service");
  }
  const { stdout } = await exec(`systemctl is-active ${service}`);
  ctx.body = { active: stdout.trim() === "active" };
});
