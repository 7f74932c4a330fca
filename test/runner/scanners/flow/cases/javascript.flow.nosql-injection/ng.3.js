const express = require("express");
const mongoose = require("mongoose");
const { MongoClient } = require("mongodb");
const Order = mongoose.model("Order", new mongoose.Schema({ state: String }));
const router = express.Router();
router.post("/cancel", async (req, res) => {
  await Order.updateOne({ _id: req.body.id }, { $set: { state: "canceled" } }); // expect
  await Order.deleteMany({ owner: req.user.id, _id: req.body.id }); // expect
  const { id, state } = req.body;
  const order = await Order.findOne({ _id: id, open: true }); // expect
  await Order.findOneAndUpdate({ _id: { $in: req.body.ids } }, { state: "open" }); // expect
  await Order.exists({ state }); // expect
  const filter = { open: true };
  filter.state = state;
  await Order.countDocuments(filter); // expect
  res.json(order);
});
router.post("/reviews", async (req, res) => {
  const client = await MongoClient.connect(process.env.MONGO_URL);
  const reviews = client.db("shop").collection("reviews");
  await reviews.updateMany({ _id: req.body.id }, { $set: { message: String(req.body.message) } }); // expect
  res.json(await client.db("shop").collection("reviews").find({ _id: req.body.id }).toArray()); // expect
});
