app.get("/go", (req, res) => {
  res.redirect(req.query.url); // expect
  res.redirect(302, req.query.next); // expect
  const { target } = req.query;
  res.redirect(target); // expect
  res.redirect("https://" + req.params.host); // expect
  res.setHeader("Location", req.body.url); // expect
  res.redirect(req.query.next || "/"); // expect
});
