const fp = require("fastify-plugin");
const { Archive } = require("../lib/archive");
const { ping } = require("../lib/ping");

module.exports = fp(async function archivePlugin(app, options) {
  app.decorate("archive", new Archive(options.directory));
  app.decorate("ping", ping);
});
