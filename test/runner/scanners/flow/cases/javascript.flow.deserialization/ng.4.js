const yaml = require("js-yaml");

module.exports = async function (fastify) {
  fastify.post("/import", async (req) => {
    const file = await req.file();
    const content = await file.toBuffer();
    yaml.load(content.toString("utf8"), { schema: yaml.CORE_SCHEMA });
    return yaml.load(content.toString("utf8"), { schema: yaml.DEFAULT_FULL_SCHEMA }); // expect
  });
};
