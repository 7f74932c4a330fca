app.post("/preview", async (req, res) => {
  const page = await axios.get(`https://api.example.com/pages/${encodeURIComponent(req.body.id)}`);
  res.send(summary(page.data));
});
