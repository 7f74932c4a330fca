const express = require("express");
const { MongoClient } = require("mongodb");

const router = express.Router();
const users = new MongoClient(process.env.MONGO_URL).db("shop").collection("users");

router.post("/session", async (req, res) => {
  const user = await users.findOne({ email: String(req.body.email), pin: String(req.body.pin) });
  res.sendStatus(user ? 204 : 401);
});

module.exports = router;
