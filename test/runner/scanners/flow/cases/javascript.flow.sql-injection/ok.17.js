const { sql } = require("drizzle-orm");
const app = require("express")();

app.post("/a", (req, res) => {
  db.execute(sql.raw(req.body.values.map((id) => id.toFixed(0)).join(",")));
  db.query("select " + req.body.price.toPrecision(3));
  db.query("select " + Date.parse(req.query.from));
  db.query("select " + new Date(req.query.from).getTime());
});
