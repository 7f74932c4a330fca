const express = require("express");
const mongoose = require("mongoose");
const User = mongoose.model("User", new mongoose.Schema({ email: Object, token: Object }));
const app = express();
const FIELDS = ["email", "token"];
app.post("/a", async (req, res) => {
  for (const field of FIELDS) {
    if (typeof req.body[field] !== "string") return res.status(400).end();
  }
  res.json(await User.findOne({ email: req.body.email, token: req.body.token }));
});
app.post("/b", async (req, res) => {
  for (const field of ["email"]) {
    if (typeof req.body[field] !== "string") return res.status(400).end();
  }
  res.json(await User.findOne({ email: req.body.email, token: req.body.token })); // expect
});
app.post("/d", async (req, res) => {
  if (!FIELDS.every((f) => typeof req.body[f] === "string")) return res.status(400).end();
  res.json(await User.findOne({ email: req.body.email, token: req.body.token }));
});
app.post("/f", async (req, res) => {
  if (FIELDS.some((f) => typeof req.body[f] !== "string")) return res.status(400).end();
  res.json(await User.findOne({ email: req.body.email, token: req.body.token }));
});
