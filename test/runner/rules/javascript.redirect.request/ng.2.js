app.get("/login/done", (req, res) => {
  const { next } = req.query;
  res.redirect(next); // expect
});
