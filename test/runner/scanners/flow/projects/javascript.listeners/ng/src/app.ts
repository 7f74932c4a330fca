import "./listeners/audit";
import { OrderController } from "./orders/order-controller";

export const controllers = [OrderController];
