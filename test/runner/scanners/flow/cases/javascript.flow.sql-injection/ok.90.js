import { connect } from "some-warehouse-client";

const warehouse = connect(process.env.WAREHOUSE_URL);

app.get("/orders", async (req, res) => {
  const rows = await warehouse.fetchRows("SELECT id, total FROM orders WHERE state = $1", [req.query.state]);
  const limit = Number(req.query.limit);
  await warehouse.fetchRows(`SELECT id FROM orders LIMIT ${limit}`);
  await metrics.track(`select from menu: ${req.query.item}`);
  await prompt.select("Update the order " + req.query.item);
  res.json(rows);
});
