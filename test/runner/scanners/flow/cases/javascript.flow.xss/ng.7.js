const Hapi = require("@hapi/hapi");

const server = Hapi.server({ port: 3000 });
server.route({
  method: "GET",
  path: "/hello/{name}",
  handler: (request, h) => {
    return h.response(`<h1>Hello ${request.params.name}</h1>`); // expect
  },
});
server.route({
  method: "GET",
  path: "/word",
  handler: (request, h) => h.response(request.query.word).type("text/html"), // expect
});
server.route({
  method: "GET",
  path: "/page",
  handler: (request) => `<p>${request.query.page}</p>`, // expect
});
