const fastify = require("fastify")();
const scripts = require("./scripts");

fastify.register(require("@fastify/websocket"));
fastify.register(async (app) => {
  app.get("/", { websocket: true }, (socket, req) => {
    socket.on("message", (message) => {
      scripts.fast(message.toString());
    });
  });
});
