app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("node-serialize").unserialize(value); // expect
  require("v8").deserialize(Buffer.from(req.body.data, "base64")); // expect
});
