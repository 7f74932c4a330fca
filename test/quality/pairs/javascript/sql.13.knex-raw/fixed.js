const knex = require('knex')({ client: 'pg' });
const COLUMNS = ['price', 'title'];
module.exports = async function (fastify) {
  fastify.get('/items/:category', async (request, reply) => {
    const order = request.query.order;
    if (!COLUMNS.includes(order)) return reply.code(400).send({ error: 'order' });
    return knex('items').where({ category: request.params.category }).orderByRaw(order + ' DESC');
  });
};
