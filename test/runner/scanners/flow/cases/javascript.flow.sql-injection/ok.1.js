app.get("/case", async (req, res) => {
  const value = req.query.value;
  await pool.query("SELECT * FROM users WHERE id = ?", [value]);
  const order = { name: "name", id: "id" }[value];
  await pool.query(`SELECT * FROM users ORDER BY ${order}`);
  await pool.query(`SELECT * FROM users LIMIT ${Number(value)}`);
});
