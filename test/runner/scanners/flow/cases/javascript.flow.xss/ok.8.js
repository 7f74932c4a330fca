const Hapi = require("@hapi/hapi");
const Hoek = require("@hapi/hoek");

const server = Hapi.server({ port: 3000 });
server.route({
  method: "GET",
  path: "/hello/{name}",
  handler: (request, h) => h.response(`Hello ${request.params.name}`).type("text/plain"),
});
server.route({
  method: "GET",
  path: "/word",
  handler: (request, h) => h.response({ word: request.query.word }),
});
server.route({
  method: "GET",
  path: "/page",
  handler: (request) => `<p>${Hoek.escapeHtml(request.query.page)}</p>`,
});
server.route({
  method: "GET",
  path: "/json",
  handler: (request) => ({ page: request.query.page }),
});
