import { exec } from 'node:child_process';
import knex, { Knex } from 'knex';
import { knex as makeKnex } from 'knex';
import { database } from '../database';
const db = knex({ client: 'pg' });
interface Shop { id: number; formula: string; command: string }
export class Shops {
  constructor(private readonly knex: Knex) {}
  async get(id: number): Promise<Shop> {
    const [shop] = await this.knex('shops').select('*').where({ id }).limit(1);
    return shop;
  }
  async all() {
    return this.knex.select('id', 'command').from<Shop>('shops').orderBy('id');
  }
  async run(id: number) {
    const shop = await this.get(id);
    exec('run ' + shop.command); // expect
    for (const each of await this.all()) exec('run ' + each.command); // expect
  }
}
export async function joined() {
  const list = await db('shops as s').join('owners as o', 'o.id', 's.owner_id').select('o.name as owner');
  await Promise.all(list.map((row) => exec(`notify ${row.owner}`))); // expect
  const names = await db('shops').pluck('name');
  exec('notify ' + names.join(' ')); // expect
}
export async function inTransaction(id: number) {
  await db.transaction(async (trx) => {
    const job = await trx('jobs').where({ id }).forUpdate().first();
    exec('run ' + job.command); // expect
    const [changed] = await trx('jobs').where({ id }).update({ state: 'done' }).returning('*');
    exec('run ' + changed.command); // expect
  });
}
export async function written(id: number) {
  const count = await db('shops').where({ id }).update({ state: 'x' });
  exec('echo ' + count);
  const removed = await db('shops').where({ id }).del();
  exec('echo ' + removed);
  const sub = db('owners').select('id');
  await db('shops').whereIn('owner_id', sub);
}
export async function raw() {
  const result = await db.raw('select command from jobs where id = ?', [1]);
  exec('run ' + result.rows[0].command); // expect
  const [rows] = await db.raw('select command from jobs');
  exec('run ' + rows[0].command); // expect
  db('jobs').select('command').then((jobs) => jobs.forEach((job) => exec('run ' + job.command))); // expect
  const stream = db.select('*').from('jobs').stream();
  for await (const job of stream) exec('run ' + job.command); // expect
  const shop = await database('shops').first();
  exec('run ' + shop.command); // expect
}
