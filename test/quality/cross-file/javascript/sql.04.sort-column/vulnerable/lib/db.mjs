import knex from "knex";

export const db = knex({ client: "pg", connection: "postgres://localhost/blog" });
