const pool = require("../db/pool");

async function findByEmail(email) {
  const [rows] = await pool.query(`SELECT id, name FROM users WHERE email = '${email}'`); // expect
  return rows;
}

module.exports = { findByEmail };
