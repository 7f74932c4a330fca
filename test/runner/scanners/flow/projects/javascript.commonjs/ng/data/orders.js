const pool = require("./pool");
class Archive {
  constructor(table) {
    this.table = table;
  }
  byId(id) {
    return pool.query(`SELECT * FROM ${this.table} WHERE id = ${id}`); // expect
  }
}
async function findOrders(status, limit) {
  const { rows } = await pool.query("SELECT * FROM orders WHERE status = '" + status + "' LIMIT " + limit); // expect
  return rows;
}
module.exports = { findOrders, Archive };
