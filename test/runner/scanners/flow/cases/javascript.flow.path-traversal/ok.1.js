app.get("/case", async (req, res) => {
  const value = req.query.value;
  const path = require("path");
  const file = path.resolve(ROOT, value);
  if (!file.startsWith(ROOT + path.sep)) return res.sendStatus(404);
  res.sendFile(file);
  require("fs").readFile("/srv/" + path.basename(value), done);
});
