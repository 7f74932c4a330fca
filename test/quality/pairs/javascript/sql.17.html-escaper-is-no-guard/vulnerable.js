const express = require("express");
const escapeHtml = require("escape-html");
const { Pool } = require("pg");
const app = express();
const pool = new Pool();

app.get("/orders", async (req, res) => {
  const { rows } = await pool.query(`SELECT * FROM orders WHERE code = '${escapeHtml(req.query.code)}'`);
  res.json(rows);
});
