import { exec } from 'node:child_process';
import { createPool, sql } from 'slonik';
export async function run(id: number) {
  const pool = await createPool('postgres://');
  const job = await pool.one(sql.typeAlias('job')`SELECT * FROM jobs WHERE id = ${id}`);
  exec('run ' + job.command); // expect
  exec('run ' + Number(job.command));
  const command = await pool.oneFirst(sql.unsafe`SELECT command FROM jobs`);
  exec('run ' + command); // expect
  const list = await pool.many(sql.unsafe`SELECT * FROM jobs`);
  exec('run ' + list[0].command); // expect
  const { rows } = await pool.query(sql.unsafe`SELECT * FROM jobs`);
  exec('run ' + rows[0].command); // expect
  await pool.connect(async (connection) => {
    const any = await connection.any(sql.unsafe`SELECT * FROM jobs`);
    exec('run ' + any[0].command); // expect
  });
}
