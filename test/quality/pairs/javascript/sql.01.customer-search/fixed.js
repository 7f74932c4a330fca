const express = require("express");
const mysql = require("mysql2");

const app = express();
const pool = mysql.createPool({ host: "db", database: "crm" });

app.get("/customers", (req, res) => {
  const city = req.query.city;
  pool.query("SELECT id, name FROM customers WHERE city = ?", [city], (error, rows) => {
    if (error) return res.sendStatus(500);
    res.json(rows);
  });
});

app.listen(3000);
