import { exec } from 'node:child_process';
import { PrismaClient } from '@prisma/client';
import { PrismaService } from './prisma.service';
const prisma = new PrismaClient();
const db = new PrismaClient();
export class Jobs {
  constructor(private readonly prismaService: PrismaService, private readonly prisma: PrismaService) {}
  async run(id: number) {
    const job = await this.prismaService.job.findUniqueOrThrow({ where: { id }, include: { shop: true } });
    exec('run ' + job.shop.name); // expect
    const jobs = await this.prisma.job.findMany({ where: { id } });
    for (const each of jobs) exec('run ' + each.command); // expect
    const updated = await this.prisma.job.update({ where: { id }, data: { state: 'x' } });
    exec('run ' + updated.command); // expect
  }
}
export async function raw(id: number) {
  const rows = await prisma.$queryRaw`SELECT * FROM jobs WHERE id = ${id}`;
  exec('run ' + rows[0].command); // expect
  const unsafe = await prisma.$queryRawUnsafe('SELECT * FROM jobs');
  exec('run ' + unsafe[0].command); // expect
  const one = await db.job.findFirst({ select: { command: true } });
  exec('run ' + one?.command); // expect
  const [a, b] = await prisma.$transaction([prisma.job.findMany(), prisma.job.count()]);
  exec('run ' + a[0].command); // expect
  exec('sleep ' + Number(b));
  await prisma.$transaction(async (tx) => {
    const inside = await tx.job.findFirst();
    exec('run ' + inside?.command); // expect
    const [locked] = await tx.$queryRaw`SELECT * FROM jobs FOR UPDATE`;
    exec('run ' + locked.command); // expect
  });
  exec('sleep ' + (await prisma.job.count()));
}
