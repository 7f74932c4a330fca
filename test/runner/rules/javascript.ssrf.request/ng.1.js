app.get("/proxy", async (req, res) => {
  await fetch(req.query.url); // expect
  axios.get(req.body.url).then(done); // expect
  const { url } = req.query;
  const answer = await axios.get(url); // expect
  request({ uri: req.query.target }, done); // expect
  http.get("http://" + req.query.host + "/x", done); // expect
  got(`http://${req.params.host}/status`); // expect
  needle("get", req.query.url); // expect
});
