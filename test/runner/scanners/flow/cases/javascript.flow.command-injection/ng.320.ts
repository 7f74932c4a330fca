import { exec } from 'node:child_process';
import { eq, sql } from 'drizzle-orm';
import { db } from '../db';
import { jobs, shops } from '../db/schema';
export async function one(id: number) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id)).limit(1);
  exec('run ' + job.command); // expect
  const all = await db.select({ command: jobs.command }).from(jobs).leftJoin(shops, eq(shops.id, jobs.shopId));
  for (const { command } of all) exec('run ' + command); // expect
  const first = await db.query.jobs.findFirst({ where: eq(jobs.id, id), with: { shop: true } });
  exec('run ' + first?.shop.name); // expect
  const many = await db.query.jobs.findMany();
  many.forEach((each) => exec('run ' + each.command)); // expect
  const [added] = await db.insert(jobs).values({ id }).returning();
  exec('run ' + added.command); // expect
  const result = await db.execute(sql`select * from jobs`);
  exec('run ' + result.rows[0].command); // expect
  const row = db.select().from(jobs).get();
  exec('run ' + row.command); // expect
  const n = await db.$count(jobs);
  exec('run ' + n);
  await db.transaction(async (tx) => {
    const [inside] = await tx.select().from(jobs).for('update');
    exec('run ' + inside.command); // expect
  });
}
