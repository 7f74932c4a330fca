app.get("/b", (req, res) => {
  load((err, items) => (err ? next(err) : res.json({ items })));
});
socket.send(error);
console.error(err.stack);
