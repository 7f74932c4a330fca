const restify = require("restify");
const { exec } = require("child_process");
const server = restify.createServer();
server.get("/a/:name", (req, res, next) => {
  exec("x " + req.params.name); // expect
  exec("x " + req.query.name); // expect
  exec("x " + req.getQuery()); // expect
  exec("x " + req.header("x")); // expect
  exec("x " + req.href()); // expect
  exec("x " + req.path()); // expect
  exec("x " + req.getPath()); // expect
  exec("x " + req.getUrl().query); // expect
  exec("x " + req.userAgent()); // expect
  exec("x " + req.getContentType()); // expect
  exec("x " + Number(req.params.name));
  next();
});
server.post("/b", function (req, res, next) { exec("x " + req.body.name); // expect
  exec("x " + req.files.f.name); // expect
  next(); });
server.del("/c/:id", function remove(req, res, next) { exec("x " + req.params.id); // expect
  next(); });
