const fastify = require("fastify")();
fastify.register(require("./plugins/archive"), { directory: "/srv/archive" });
fastify.register(require("./routes/archive"), { prefix: "/archive" });
fastify.listen({ port: 3000 });
