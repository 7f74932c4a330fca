app.get("/card", (req, res) => {
  res.send(ejs.render(req.query.template, { user })); // expect
});
