const knex = require('knex')({ client: 'pg' });
module.exports = async function (fastify) {
  fastify.get('/items/:category', async (request, reply) => {
    const order = request.query.order;
    return knex('items').where({ category: request.params.category }).orderByRaw(order + ' DESC');
  });
};
