app.get("/go", (req, res) => {
  res.redirect("/login");
  res.redirect(301, "/home");
  res.redirect(`/users/${req.params.id}`);
  res.redirect("/search?q=" + req.query.q);
  res.redirect("https://example.com/?q=" + req.query.q);
  res.redirect(TARGETS[req.query.to]);
  res.redirect(safeUrl(req.query.url));
  router.redirect(req.query.url);
});
