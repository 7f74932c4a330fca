function search(req, res) {
  const sql = "SELECT * FROM users WHERE name = '" + req.query.name + "'"; // expect
  const query = `SELECT id, name FROM users WHERE id = ${id} LIMIT 1`; // expect
  let statement;
  statement = "DELETE FROM users WHERE id = " + id; // expect
  this.sql = `update users set name = '${name}'`; // expect
  var insert = "INSERT INTO logs (message) VALUES ('" + message + "')"; // expect
  const text = // expect
    `SELECT *
    FROM orders
    WHERE customer = '${customer}'`;
}
