app.get("/me", async (req, res) => {
  const { payload } = await jwtVerify(req.headers.authorization.slice(7), keys);
  res.json(users.get(payload.sub));
});
