import { EventEmitter } from "node:events";

export enum Topics {
  Bought = "bought",
  Shipped = "shipped",
}
export const bus = new EventEmitter();
