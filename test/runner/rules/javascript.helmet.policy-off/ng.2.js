await fastify.register(helmet, {
  hsts: false, // expect
  frameguard: false, // expect
});
