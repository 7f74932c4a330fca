export async function find(id: string): Promise<Row[]> {
  const sql: string = `SELECT * FROM t WHERE id = '${id}'`; // expect
  const q = // a note
    "SELECT * FROM t";
  return db.query(sql);
}
