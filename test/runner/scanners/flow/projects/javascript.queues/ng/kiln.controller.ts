import { Body, Controller, Post } from "@nestjs/common";
import { FiringQueue } from "./firing.queue";

@Controller("kiln")
export class KilnController {
  constructor(private readonly queue: FiringQueue) {}

  @Post()
  fire(@Body() body: { glaze: string; shelf: string }) {
    this.queue.add({ kind: "glaze", glaze: body.glaze });
    this.queue.add({ kind: "clean", shelf: body.shelf });
  }
}
