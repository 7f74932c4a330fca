const express = require("express");
const router = express.Router();

router.get("/weather", async (req, res) => {
  const url = new URL("https://api.weather.example/v1/current");
  url.searchParams.set("city", req.query.city);
  url.hash = "";
  const answer = await fetch(url); // expect
  res.json(await answer.json());
});

module.exports = router;
