const { MongoClient } = require("mongodb");

const client = new MongoClient("mongodb://localhost");

exports.findUser = (username, pin) =>
  client.db("app").collection("users").findOne({ username: String(username), pin: String(pin) });
