import { JsonController, Post, QueryParam } from "routing-controllers";
import { bus, Topics } from "../bus";

@JsonController()
export class OrderController {
  @Post("/orders")
  add(@QueryParam("by") by: string) {
    bus.emit(Topics.Bought, { by });
    bus.emit(Topics.Shipped, { by: "system" });
    this.eventEmitter.emit("order.returned", by);
  }
}
