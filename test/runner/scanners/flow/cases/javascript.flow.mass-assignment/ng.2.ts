import { Body, Controller, Patch } from "@nestjs/common";
import { Repository } from "typeorm";
import { PrismaClient } from "@prisma/client";

const prisma = new PrismaClient();

@Controller("pets")
export class PetController {
  constructor(private readonly pets: Repository<unknown>) {}

  @Patch()
  async change(@Body() body: Record<string, unknown>) {
    await this.pets.update(1, body); // expect
    await prisma.pet.update({ where: { id: 1 }, data: { ...body, seen: true } }); // expect
    const changes: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(body)) changes[key] = value;
    return this.pets.save(changes); // expect
  }
}
