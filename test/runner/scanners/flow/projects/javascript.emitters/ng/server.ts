import express from "express";
import { notifications } from "./notifications";
import { orders } from "./orders";

const app = express();
app.post("/orders", (req, res) => {
  orders.create(req.body.id);
  notifications.emit("order:sent", req.body.to);
  res.end();
});
