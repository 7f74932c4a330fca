const Hapi = require("@hapi/hapi");
const Joi = require("joi");
const { pool } = require("./pool");

const server = Hapi.server({ port: 4000 });
server.route([
  {
    method: "GET",
    path: "/parts",
    options: {
      validate: { query: Joi.object({ order: Joi.string().max(20), page: Joi.number() }) },
      handler: (request) => pool.query(`SELECT * FROM parts ORDER BY ${request.query.order}`), // expect
    },
  },
]);
