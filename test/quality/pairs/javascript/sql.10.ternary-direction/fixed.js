const express = require("express");
const db = require("./db");

const app = express();

app.get("/stock", async (req, res) => {
  const direction = req.query.dir === "desc" ? "DESC" : "ASC";
  let sql = "SELECT sku, quantity FROM stock";
  sql += " ORDER BY quantity " + direction;
  const rows = await db.query(sql);
  res.json(rows);
});
