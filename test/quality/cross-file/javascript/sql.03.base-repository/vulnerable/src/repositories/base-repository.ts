import { Pool } from "pg";

export abstract class BaseRepository<T> {
  protected constructor(
    protected readonly pool: Pool,
    protected readonly table: string,
  ) {}

  protected async findWhere(condition: string): Promise<T[]> {
    const result = await this.pool.query(`SELECT * FROM ${this.table} WHERE ${condition}`); // expect
    return result.rows as T[];
  }
}
