import { Pool } from "pg";
import type { PriceQuery } from "./query";

const pool = new Pool();

export function findPrice(query: PriceQuery) {
  return pool.query(`select * from prices where sku = '${query.sku}' and currency = '${query.currency}'`);
}

export function findRate(query: PriceQuery) {
  return pool.query(`select * from rates where currency = '${query.currency}'`);
}
