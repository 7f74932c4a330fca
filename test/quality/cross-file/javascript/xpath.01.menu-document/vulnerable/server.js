const fastify = require("fastify")();

fastify.register(require("./routes/dishes"));
fastify.listen({ port: 3000 });
