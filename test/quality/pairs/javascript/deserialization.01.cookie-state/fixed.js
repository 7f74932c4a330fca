const cookieParser = require("cookie-parser");
const express = require("express");
const serialize = require("node-serialize");

const app = express();
app.use(cookieParser());

app.get("/cart", (req, res) => {
  const state = Buffer.from(req.cookies.cart, "base64").toString();
  const cart = JSON.parse(state);
  res.json({ items: cart.items.length });
});
