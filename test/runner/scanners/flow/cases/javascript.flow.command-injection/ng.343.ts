import { exec } from 'node:child_process';
import { sql } from '@vercel/postgres';
import { neon } from '@neondatabase/serverless';
export async function run(id: number) {
  const { rows } = await sql`SELECT * FROM jobs WHERE id = ${id}`;
  exec('run ' + rows[0].command); // expect
  exec('run ' + Number(rows[0].command));
  const query = neon(process.env.DATABASE_URL!);
  const [job] = await query`SELECT * FROM jobs`;
  exec('run ' + job.command); // expect
}
