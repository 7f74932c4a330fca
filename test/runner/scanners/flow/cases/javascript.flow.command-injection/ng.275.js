const Hapi = require("@hapi/hapi");
const { exec } = require("child_process");
const server = Hapi.server({ port: 3000 });
server.route({ method: "GET", path: "/a/{id}", handler: (request, h) => {
  exec("x " + request.params.id); // expect
  exec("x " + request.query.q); // expect
  exec("x " + request.headers.q); // expect
  exec("x " + request.state.session); // expect
  exec("x " + request.path); // expect
  exec("x " + request.url.pathname); // expect
  exec("x " + request.info.host); // expect
  exec("x " + request.info.referrer); // expect
  exec("x " + request.info.received);
  exec("x " + request.paramsArray[0]); // expect
  exec("x " + request.orig.query.q); // expect
  return "ok";
} });
server.route({ method: "POST", path: "/b", options: { payload: { multipart: true, output: "stream" } }, handler: async (request, h) => {
  exec("x " + request.payload.name); // expect
  exec("x " + request.payload.file.hapi.filename); // expect
  const { name } = request.payload;
  exec("x " + name); // expect
  return h.response("ok");
} });
server.auth.strategy("simple", "basic", { validate: async (request, username, password, h) => {
  exec("x " + username); // expect
  return { isValid: true };
} });
server.ext("onRequest", (req, h) => { exec("x " + req.query.q); // expect
  return h.continue; });
