app.get("/card", (req, res) => {
  res.send(ejs.render(CARD, { text: req.query.text }));
});
