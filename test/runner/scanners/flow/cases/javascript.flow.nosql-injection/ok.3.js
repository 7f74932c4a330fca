const express = require("express");
const mongoose = require("mongoose");
const { MongoClient, ObjectId } = require("mongodb");
const Order = mongoose.model("Order", new mongoose.Schema({ state: String }));
const router = express.Router();
router.post("/cancel/:id", async (req, res) => {
  await Order.updateOne({ _id: req.params.id }, { $set: { state: "canceled" } });
  await Order.deleteMany({ owner: req.user.id, _id: String(req.body.id) });
  const { id, state } = req.body;
  if (typeof id !== "string") return res.sendStatus(400);
  const order = await Order.findOne({ _id: id, open: true });
  await Order.findOneAndUpdate({ _id: new mongoose.Types.ObjectId(req.body.id) }, { state: "open" });
  await Order.exists({ state: { $eq: state } });
  await Order.countDocuments({ state: String(state) });
  await Order.findOne({ number: Number(req.body.number) });
  res.json(order);
});
router.post("/reviews", async (req, res) => {
  const client = await MongoClient.connect(process.env.MONGO_URL);
  const reviews = client.db("shop").collection("reviews");
  await reviews.updateMany({ _id: new ObjectId(req.body.id) }, { $set: { message: String(req.body.message) } });
  if (!mongoose.isValidObjectId(req.body.order)) return res.sendStatus(400);
  res.json(await reviews.find({ _id: { $eq: req.body.id } }).toArray());
});
