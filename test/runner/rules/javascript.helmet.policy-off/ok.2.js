await fastify.register(helmet);
configure({ hsts: false });
