import { exec } from 'node:child_process';
import postgres from 'postgres';
const sql = postgres(process.env.DATABASE_URL!);
export async function run(id: number) {
  const [job] = await sql`SELECT * FROM jobs WHERE id = ${id}`;
  exec('run ' + job.command); // expect
  exec('run ' + Number(job.command));
  const jobs = await sql`SELECT * FROM jobs`;
  jobs.forEach((each) => exec('run ' + each.command)); // expect
  await sql.begin(async (tx) => {
    const [inside] = await tx`SELECT * FROM jobs`;
    exec('run ' + inside.command); // expect
  });
  const rows = await sql.unsafe('SELECT * FROM jobs');
  exec('run ' + rows[0].command); // expect
}
