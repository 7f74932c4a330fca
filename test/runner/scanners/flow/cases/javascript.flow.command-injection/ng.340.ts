import { exec } from 'node:child_process';
import { open } from 'sqlite';
import sqlite3 from 'sqlite3';
import Database from 'better-sqlite3';
import { DatabaseSync } from 'node:sqlite';
export async function run(id: number) {
  const db = await open({ filename: 'x', driver: sqlite3.Database });
  const job = await db.get('SELECT * FROM jobs WHERE id = ?', id);
  exec('run ' + job.command); // expect
  const jobs = await db.all('SELECT * FROM jobs');
  for (const each of jobs) exec('run ' + each.command); // expect
  await db.each('SELECT * FROM jobs', (error, row) => exec('run ' + row.command)); // expect
  const changed = await db.run('UPDATE jobs SET state = 1');
  exec('echo ' + changed.changes);
}
export function sync(id: number) {
  const better = new Database('x');
  const job = better.prepare('SELECT * FROM jobs WHERE id = ?').get(id);
  exec('run ' + job.command); // expect
  const select = better.prepare('SELECT command FROM jobs').pluck();
  exec('run ' + select.get()); // expect
  for (const each of better.prepare('SELECT * FROM jobs').iterate()) exec('run ' + each.command); // expect
  const native = new DatabaseSync('x');
  const statement = native.prepare('SELECT * FROM jobs');
  exec('run ' + statement.all()[0].command); // expect
  const info = better.prepare('DELETE FROM jobs').run();
  exec('echo ' + info.changes);
}
