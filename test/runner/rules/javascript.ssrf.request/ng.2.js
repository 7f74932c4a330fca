app.post("/preview", async (req, res) => {
  const page = await axios.get(req.body.link); // expect
  res.send(summary(page.data));
});
