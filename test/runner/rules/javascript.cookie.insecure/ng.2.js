app.post("/login", (req, res) => {
  res.cookie("session", issue(req.user), { httpOnly: false, maxAge: 3600 }); // expect
});
