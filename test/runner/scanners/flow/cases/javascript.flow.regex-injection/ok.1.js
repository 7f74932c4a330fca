const _ = require("lodash");
app.get("/case", async (req, res) => {
  const value = req.query.value;
  new RegExp(_.escapeRegExp(value));
  /^[a-z]+$/.test(value);
});
