import type { PrismaClient } from "@prisma/client";

export class Boats {
  constructor(private readonly prisma: PrismaClient) {}

  sorted(column: string) {
    return this.prisma.$queryRawUnsafe(`SELECT * FROM boats ORDER BY ${column}`); // expect
  }
}
