import { createPool } from "mysql2/promise";

const pool = createPool({ database: "recipes" });

export default {
  async all<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    const [rows] = await pool.query(sql, values); // expect
    return rows as T[];
  },
};
