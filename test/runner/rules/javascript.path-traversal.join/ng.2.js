app.get("/avatar/:file", (req, res) => {
  const full = path.join(AVATARS, req.params.file); // expect
  res.sendFile(full);
});
