app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("child_process").exec("ls " + value); // expect
  require("child_process").spawn("sh", ["-c", value]); // expect
});
