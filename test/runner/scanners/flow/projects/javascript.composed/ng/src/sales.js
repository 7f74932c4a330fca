class Sales {
  constructor(pool) {
    this.pool = pool;
  }

  async best(limit) {
    const [rows] = await this.pool.query(`SELECT id, total FROM sales ORDER BY total DESC LIMIT ${limit}`); // expect
    return rows;
  }

  async worst(limit) {
    const [rows] = await this.pool.query(`SELECT id, total FROM sales ORDER BY total LIMIT ${limit}`); // expect
    return rows;
  }
}
module.exports = { Sales };
