const { Pool } = require("pg");
const app = require("express")();
const pool = new Pool();
app.get("/texts", async (req, res) => {
  const ids = req.query.ids.split(",").map(String);
  res.json(await pool.query(`select * from t where id in (${ids.join(",")})`)); // expect
});
app.get("/encoded", async (req, res) => {
  const ids = req.query.ids.split(",").map(encodeURIComponent);
  res.json(await pool.query(`select * from t where id in (${ids.join(",")})`)); // expect
});
