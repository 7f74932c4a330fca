/*
 * Replaces, by `alias` in wrangler.toml, the relational queries of Drizzle, which only a client with a schema makes, and with them
 * the columns of PostgreSQL; names of columns in another case; and two types of columns. They would be 3 kB of the compressed bundle.
 */

function omitted(): never {
  throw new Error("This part of Drizzle is not in the bundle: see alias in wrangler.toml.");
}

/** Whether a value is an enumeration of PostgreSQL. */
export const isPgEnum = (): boolean => false;

/** Every column has its name as it is in the database. */
export class CasingCache {
  getColumnCasing(column: { name: string }): string {
    return column.name;
  }
}

export {
  omitted as createTableRelationsHelpers,
  omitted as extractTablesRelationalConfig,
  omitted as getOperators,
  omitted as getOrderByOperators,
  omitted as Many,
  omitted as normalizeRelation,
  omitted as numeric,
  omitted as One,
  omitted as real,
  omitted as RelationalQueryBuilder,
};
