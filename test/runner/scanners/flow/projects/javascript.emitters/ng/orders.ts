import { EventEmitter } from "node:events";

export class Orders extends EventEmitter {
  create(id: string): void {
    this.emit("order.created", { id, count: 1 });
  }
}
export const orders = new Orders();
