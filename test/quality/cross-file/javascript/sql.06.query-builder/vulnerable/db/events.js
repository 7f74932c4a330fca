const { Pool } = require("pg");
const Query = require("./query");

const pool = new Pool();

exports.list = async (city, kind) => {
  const { text, values } = new Query("events").equals("city", city).equals("kind", kind).toSql();
  const { rows } = await pool.query(text, values); // expect
  return rows;
};
