import { exec } from 'node:child_process';
import sql from './db';
export async function run(id: number) {
  const [job] = await sql`SELECT * FROM jobs WHERE id = ${id}`;
  exec('run ' + job.command); // expect
  exec('run ' + Number(job.command));
}
