const express = require("express");
const { MongoClient } = require("mongodb");

const router = express.Router();
const users = new MongoClient(process.env.MONGO_URL).db("shop").collection("users");

router.post("/session", async (req, res) => {
  const user = await users.findOne({ email: req.body.email, pin: req.body.pin }); // expect
  res.sendStatus(user ? 204 : 401);
});

module.exports = router;
