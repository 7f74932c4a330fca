/*
 * Replaces, by `alias` in wrangler.toml, the relational queries of Drizzle, which only a client with a schema makes, and with them
 * the columns of PostgreSQL. They would be 2 kB of the compressed bundle.
 */

function omitted(): never {
  throw new Error("This part of Drizzle is not in the bundle: see alias in wrangler.toml.");
}

export {
  omitted as createTableRelationsHelpers,
  omitted as extractTablesRelationalConfig,
  omitted as getOperators,
  omitted as getOrderByOperators,
  omitted as Many,
  omitted as normalizeRelation,
  omitted as One,
  omitted as RelationalQueryBuilder,
};
