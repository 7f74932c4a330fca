app.get("/avatar/:file", (req, res) => {
  const full = path.join(AVATARS, path.basename(req.params.file));
  res.sendFile(full);
});
