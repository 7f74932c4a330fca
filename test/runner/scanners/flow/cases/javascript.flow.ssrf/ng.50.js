const axios = require("axios");

app.get("/rates", async (req, res) => {
  const { data } = await axios.get(req.query.from ?? process.env.RATES_URL); // expect
  res.json({ data });
});
