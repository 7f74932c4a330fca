import { exec } from "node:child_process";
import { notifications } from "./notifications";
import { orders } from "./orders";

orders.on("invoice.created", (order) => {
  exec(`pay ${order.id} ${order.count}`);
});
notifications.once("invoice:sent", (to) => {
  exec(`notify ${to}`);
});
