import { connect } from "some-warehouse-client";

const warehouse = connect(process.env.WAREHOUSE_URL);

app.get("/orders", async (req, res) => {
  const rows = await warehouse.fetchRows(`SELECT id, total FROM orders WHERE state = '${req.query.state}'`); // expect
  await warehouse.runStatement("delete from carts where owner = '" + req.query.owner + "'"); // expect
  res.json(rows);
});
