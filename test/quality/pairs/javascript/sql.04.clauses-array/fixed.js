const Router = require("@koa/router");
const { sequelize } = require("./models");

const router = new Router();

router.post("/tickets/search", async (ctx) => {
  const clauses = ["deleted = false"];
  const replacements = {};
  for (const field of ["status", "assignee"]) {
    const value = ctx.request.body[field];
    if (value) {
      clauses.push(`${field} = :${field}`);
      replacements[field] = value;
    }
  }
  const [tickets] = await sequelize.query("SELECT id, title FROM tickets WHERE " + clauses.join(" AND "), { replacements });
  ctx.body = tickets;
});

module.exports = router;
