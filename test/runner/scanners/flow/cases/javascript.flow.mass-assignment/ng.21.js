const express = require("express");
const { MongoClient } = require("mongodb");

const app = express();
const client = new MongoClient(process.env.MONGO);

app.post("/rows", async (req, res) => {
  const rows = [req.body];
  rows.push(rows);
  await client.db("shop").collection("rows").insertMany(rows); // expect
  res.json({ count: rows.length });
});
