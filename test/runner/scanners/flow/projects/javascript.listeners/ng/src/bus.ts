import { EventEmitter } from "node:events";

export enum Topics {
  Ordered = "ordered",
}
export const bus = new EventEmitter();
