import { exec } from 'node:child_process';
import { sql } from 'kysely';
import { db } from './database';
export async function one(id: number) {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  exec('run ' + job.command); // expect
  const added = await db.insertInto('jobs').values({ id }).returningAll().executeTakeFirst();
  exec('run ' + added.command); // expect
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('shops', 'shops.id', 'jobs.shop_id')
    .select(['jobs.command', 'shops.name'])
    .execute();
  for (const { command } of jobs) exec('run ' + command); // expect
  for await (const each of db.selectFrom('jobs').selectAll().stream()) exec('run ' + each.command); // expect
  await db.transaction().execute(async (trx) => {
    const inside = await trx.selectFrom('jobs').select('command').executeTakeFirst();
    exec('run ' + inside.command); // expect
  });
  const done = await db.deleteFrom('jobs').where('id', '=', id).execute();
  exec('run ' + done.length);
}
