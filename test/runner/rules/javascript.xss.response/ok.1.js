app.get("/hello", (req, res) => {
  res.send("Hello");
  res.json({ name: req.query.name });
  res.send({ name: req.query.name });
  res.send(req.body);
  const data = req.body;
  res.send(data);
  res.send("Hello " + escapeHtml(req.query.name));
  res.render("hello", { name: req.query.name });
  socket.send(req.query.name);
  res.send(users.filter((user) => user.id === req.query.id));
  res.send(find(req.query.id));
});
