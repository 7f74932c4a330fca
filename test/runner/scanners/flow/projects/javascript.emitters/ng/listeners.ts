import { exec } from "node:child_process";
import { notifications } from "./notifications";
import { orders } from "./orders";

orders.on("order.created", (order) => {
  exec(`pay ${order.id}`); // expect
});
notifications.once("order:sent", (to) => {
  exec(`notify ${to}`); // expect
});
