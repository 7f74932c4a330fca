app.get("/proxy", async (req, res) => {
  await fetch("https://example.com/status");
  await fetch(`https://api.example.com/users/${req.params.id}`);
  await axios.get("https://api.example.com/?q=" + req.query.q);
  await axios.get(`${BASE_URL}/users/${req.params.id}`);
  await axios.post("https://api.example.com/x", req.body);
  await fetch(config.url);
  await fetch(HOSTS[req.query.region]);
  router.get(req.query.url);
});
