app.get("/file", async (req, res) => {
  const data = await store.open(req.query.name);
  res.type("application/octet-stream").send(data);
});
app.get("/scan", async (req, res) => {
  res.contentType("image/png");
  res.send(await store.open(req.query.name));
});
app.get("/sheet", (req, res) => {
  res.writeHead(200, { "content-type": "application/vnd.ms-excel" });
  res.end(store.open(req.query.name));
});
app.get("/copy", (req, res) => {
  res.attachment("copy.html");
  res.send(store.open(req.query.name));
});
