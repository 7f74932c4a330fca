import express from "express";
import { pool } from "./pool";

const app = express();

app.get("/items", async (req, res) => {
  const page = +(req.query.page ?? 1);
  const limit = Math.min(Number(req.query.limit) || 10, 100);
  const offset = (page - 1) * limit + ~~req.query.skip!;
  const half = req.query.size * 2;
  res.json(await pool.query(`SELECT * FROM items WHERE page = ${page} AND size = ${half} LIMIT ${limit} OFFSET ${offset}`));
});
