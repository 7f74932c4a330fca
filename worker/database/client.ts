import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}
