const express = require("express");
const { Pool } = require("pg");
const app = express();
const pool = new Pool();

app.get("/orders", async (req, res) => {
  const { rows } = await pool.query("SELECT * FROM orders WHERE code = $1", [req.query.code]);
  res.json(rows);
});
