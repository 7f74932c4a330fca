const nunjucks = require("nunjucks");

exports.footer = async (ctx) => {
  const footer = ctx.get("X-Footer");
  ctx.body = { html: nunjucks.renderString("Printed by {{ footer }}", { footer }) };
};
