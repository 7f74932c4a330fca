app.get("/login/done", (req, res) => {
  res.redirect(TARGETS[req.query.next] ?? "/");
  res.redirect("/login");
});
