export class OrderRepository {
  constructor({ pool }) { this.pool = pool; }
  async search(term) {
    const { rows } = await this.pool.query('select * from orders where ref like $1', [`%${term}%`]);
    return rows;
  }
}
