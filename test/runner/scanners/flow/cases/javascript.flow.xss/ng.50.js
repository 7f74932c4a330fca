app.get("/page", async (req, res) => {
  const data = "<p>" + req.query.name;
  res.type("application/xhtml+xml").send(data); // expect
});
app.get("/drawing", async (req, res) => {
  res.contentType("image/svg+xml");
  res.send("<text>" + req.query.name); // expect
});
app.get("/sheet", (req, res) => {
  res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  res.end("<p>" + req.query.name); // expect
});
