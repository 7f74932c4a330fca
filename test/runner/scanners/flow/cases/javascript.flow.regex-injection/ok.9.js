const app = require("express")();
app.get("/", (req, res) => {
  const text = req.query.q.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  res.json(new RegExp(text).test("x"));
});
