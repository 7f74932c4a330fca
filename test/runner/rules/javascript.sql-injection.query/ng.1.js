app.get("/users", async (req, res) => {
  await db.query("SELECT * FROM users WHERE id = " + req.query.id); // expect
  await db.query(`SELECT * FROM users WHERE name = '${req.params.name}'`); // expect
  connection.execute("DELETE FROM t WHERE id='" + id + "'", done); // expect
  models.sequelize.query(`SELECT * FROM Products WHERE ((name LIKE '%${criteria}%') ORDER BY name`); // expect
  db.all("SELECT * FROM t WHERE x = ".concat(value), done); // expect
  await prisma.$queryRawUnsafe(`SELECT * FROM "User" WHERE email = '${email}'`); // expect
  knex("t").whereRaw("name = '" + name + "'"); // expect
  knex("t").orderByRaw(req.query.sort); // expect
  pool.query({ text: `UPDATE users SET name = '${name}' WHERE id = 1` }); // expect
  db.prepare(`INSERT INTO logs VALUES ('${message}')`).run(); // expect
  await manager.query(util.format("SELECT * FROM t WHERE id = %s", id)); // expect
});
