const axios = require("axios");
const settings = { rates: process.env.RATES_URL ?? "https://rates.internal/v2" };

app.get("/rates", async (req, res) => {
  const { data } = await axios.get(settings.rates, { params: { weight: req.query.weight } });
  const other = await fetch(`${process.env.OTHER_URL}/status`);
  res.json({ data, status: other.status });
});
