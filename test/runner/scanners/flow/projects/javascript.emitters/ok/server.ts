import express from "express";
import { notifications } from "./notifications";
import { orders } from "./orders";

const app = express();
app.post("/orders", (req, res) => {
  orders.create(String(Number(req.body.id)));
  notifications.emit("invoice:received", req.body.to);
  notifications.emit("invoice:sent", "all");
  res.end();
});
