import { Body, Controller, Patch } from "@nestjs/common";
import { Repository } from "typeorm";

class PetChange {
  name: string;
}

@Controller("pets")
export class PetController {
  constructor(private readonly pets: Repository<unknown>) {}

  @Patch()
  change(@Body() change: PetChange) {
    const seen = Object.assign({}, change);
    return this.pets.update(1, { ...change, seen: true, note: `${seen}` });
  }
}
