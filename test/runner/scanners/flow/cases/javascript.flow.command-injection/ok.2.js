const exec = require("util").promisify(require("child_process").exec);

const SERVICES = new Set(["nginx", "redis"]);

app.use(async (ctx) => {
  const { service, branch } = ctx.query;
  if (!SERVICES.has(service)) ctx.throw(400, "Unknown service");
  await exec(`systemctl is-active ${service}`);
  if (!/^[a-z0-9][a-z0-9/_-]*$/.test(branch)) return;
  await exec(`git fetch origin ${branch}`);
});
