app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("child_process").execFile("ls", [value]);
  if (!/^[a-z0-9]+$/.test(value)) return res.sendStatus(400);
  require("child_process").exec("ls " + value);
});
