import { Body, JsonController, Post, QueryParam } from "routing-controllers";
import { bus, Topics } from "../bus";

@JsonController()
export class OrderController {
  @Post("/orders")
  add(@QueryParam("by") by: string) {
    bus.emit(Topics.Ordered, { by });
    this.eventEmitter.emit("order.paid", by);
  }
}
