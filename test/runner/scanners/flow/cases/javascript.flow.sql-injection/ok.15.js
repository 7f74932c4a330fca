const mysql = require("mysql2/promise");
const router = require("express").Router();

async function start() {
  const connection = await mysql.createConnection(process.env.DATABASE);
  router.get("/users", async (req, res) => {
    const [first] = await connection.query("SELECT * FROM users WHERE name = " + mysql.escape(req.query.name));
    const [second] = await connection.query(mysql.format("SELECT * FROM ?? WHERE name = ?", ["users", req.query.name]));
    res.json({ first, second });
  });
}
start();
