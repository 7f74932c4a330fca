export async function find(name) {
  const [rows] = await pool.query("SELECT * FROM users WHERE name = ?", [name]);
  return rows;
}
