import { inject, injectable } from 'inversify';
import { Pool } from 'pg';
import { TYPES } from './types';
export interface Orders { search(term: string): Promise<unknown[]> }
@injectable()
export class OrderRepository implements Orders {
  constructor(@inject(TYPES.Pool) private readonly pool: Pool) {}
  async search(term: string): Promise<unknown[]> {
    const { rows } = await this.pool.query(`select * from orders where ref like '%${term}%'`); // expect
    return rows;
  }
}
