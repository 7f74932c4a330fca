import { pool } from "data-access/pool";

export const deleteAll = (table: string) => pool.query("DELETE FROM " + table); // expect
