const { Pool } = require("pg");
const app = require("express")();
const pool = new Pool();
app.get("/numbers", async (req, res) => {
  const ids = req.query.ids.split(",").map(Number);
  res.json(await pool.query(`select * from t where id in (${ids.join(",")})`));
});
