app.get("/case", async (req, res) => {
  const value = req.query.value;
  await pool.query("SELECT * FROM users WHERE id = " + value); // expect
  const sql = ["SELECT", value, "FROM users"].join(" ");
  db.all(sql, done); // expect
});
