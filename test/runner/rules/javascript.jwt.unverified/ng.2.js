app.get("/me", (req, res) => {
  const { sub } = jwt.decode(req.headers.authorization.slice(7)); // expect
  res.json(users.get(sub));
});
