import { exec } from 'node:child_process';
import { Client, Pool, PoolClient } from 'pg';
import mysql from 'mysql2/promise';
import { pool as shared } from './db';
const pool = new Pool();
export class Jobs {
  constructor(private readonly pool: Pool) {}
  async run(id: number) {
    const { rows } = await this.pool.query('SELECT * FROM jobs WHERE id = $1', [id]);
    exec('run ' + rows[0].command); // expect
    const result = await this.pool.query<Job>({ text: 'SELECT * FROM jobs', values: [] });
    result.rows.forEach((row) => exec('run ' + row.command)); // expect
  }
}
export async function connected(id: number) {
  const session = await pool.connect();
  const { rows: [job] } = await session.query('UPDATE jobs SET state = 1 RETURNING *');
  exec('run ' + job.command); // expect
  const other = new Client();
  const found = await other.query('SELECT 1');
  exec('run ' + found.rows[0].command); // expect
  pool.query('SELECT 1').then((res) => exec('run ' + res.rows[0].command)); // expect
  pool.query('SELECT 1', (error, res) => exec('run ' + res.rows[0].command)); // expect
  const more = await shared.query('SELECT 1');
  exec('run ' + more.rows[0].command); // expect
  const gone = await pool.query('DELETE FROM jobs WHERE id = $1', [id]);
  exec('echo ' + gone.rowCount);
}
export async function inside(tx: PoolClient) {
  const res = await tx.query('SELECT 1');
  exec('run ' + res.rows[0].command); // expect
}
export async function mysqlRows(id: number) {
  const conn = await mysql.createConnection({});
  const [rows] = await conn.execute('SELECT * FROM jobs WHERE id = ?', [id]);
  exec('run ' + rows[0].command); // expect
  const db = mysql.createPool({});
  const [[job]] = await db.query('SELECT * FROM jobs');
  exec('run ' + job.command); // expect
  const taken = await db.getConnection();
  const [list] = await taken.query('SELECT * FROM jobs');
  for (const each of list) exec('run ' + each.command); // expect
}
