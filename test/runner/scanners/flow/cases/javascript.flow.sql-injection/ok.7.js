const { Pool } = require("pg");
const pool = new Pool();
exports.insert = (rows) =>
  pool.query(`insert into t (a) values ${rows.map((_, index) => `($${index + 1})`).join(", ")}`, rows);
exports.columns = (keys) => pool.query("select " + keys.map((_, n) => `k${n}`).join(", ") + " from t");
