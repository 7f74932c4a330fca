const { exec } = require('child_process');
const mysql = require('mysql2');
const mariadb = require('mariadb');
const sql = require('mssql');
const oracledb = require('oracledb');
const pgp = require('pg-promise')();
const db = pgp('postgres://localhost');
const connection = mysql.createConnection({});
connection.query('SELECT * FROM jobs', (error, rows) => exec('run ' + rows[0].command)); // expect
connection.query('SELECT * FROM jobs WHERE id = ?', [1], function (error, rows) {
  exec('run ' + rows[0].command); // expect
  exec('run ' + Number(rows[0].command));
});
async function promise() {
  const [rows] = await connection.promise().query('SELECT * FROM jobs');
  exec('run ' + rows[0].command); // expect
}
async function maria() {
  const pool = mariadb.createPool({});
  const conn = await pool.getConnection();
  const rows = await conn.query('SELECT * FROM jobs');
  exec('run ' + rows[0].command); // expect
  for await (const row of conn.queryStream('SELECT * FROM jobs')) exec('run ' + row.command); // expect
}
async function ms(id) {
  const pool = await sql.connect({});
  const result = await pool.request().input('id', sql.Int, id).query('SELECT * FROM jobs WHERE id = @id');
  exec('run ' + result.recordset[0].command); // expect
  const other = await sql.query`SELECT * FROM jobs WHERE id = ${id}`;
  exec('run ' + other.recordset[0].command); // expect
  const request = new sql.Request(pool);
  const called = await request.execute('next_job');
  exec('run ' + called.recordsets[0][0].command); // expect
}
async function oracle() {
  const connection = await oracledb.getConnection({});
  const result = await connection.execute('SELECT command FROM jobs');
  exec('run ' + result.rows[0][0]); // expect
}
async function promised(id) {
  const job = await db.one('SELECT * FROM jobs WHERE id = $1', id);
  exec('run ' + job.command); // expect
  const maybe = await db.oneOrNone('SELECT * FROM jobs');
  exec('run ' + maybe.command); // expect
  const list = await db.any('SELECT * FROM jobs');
  list.forEach((each) => exec('run ' + each.command)); // expect
  await db.tx(async (t) => {
    const inside = await t.manyOrNone('SELECT * FROM jobs');
    exec('run ' + inside[0].command); // expect
  });
}
