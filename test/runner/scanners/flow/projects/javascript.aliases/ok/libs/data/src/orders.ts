import { pool } from "./pool";

export const ordersOf = (owner: string) => pool.query("SELECT * FROM orders WHERE owner = $1", [owner]);
