const pool = require("./pool");
class Archive {
  constructor(table) {
    this.table = table;
  }
  byId(id) {
    return pool.query(`SELECT * FROM ${this.table} WHERE id = $1`, [id]);
  }
}
async function findOrders(status, limit) {
  const { rows } = await pool.query("SELECT * FROM orders WHERE status = $1 LIMIT " + limit, [status]);
  return rows;
}
module.exports = { findOrders, Archive };
