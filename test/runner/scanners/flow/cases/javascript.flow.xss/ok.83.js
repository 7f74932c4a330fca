const express = require("express");
const { MongoClient } = require("mongodb");

const app = express();
const client = new MongoClient("mongodb://localhost");

app.post("/rows", async (req, res) => {
  const rows = client.db("shop").collection("rows");
  const many = await rows.insertMany([{ text: String(req.body.text) }]);
  const one = await rows.insertOne({ text: String(req.body.text) });
  res.send(`<p>${many.insertedCount} rows, ${one.insertedId}</p>`);
});
