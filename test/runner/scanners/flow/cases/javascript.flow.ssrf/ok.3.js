const router = require("express").Router();

router.get("/timetable", async (req, res) => {
  const url = new URL("https://trains.example/timetable");
  url.searchParams.set("from", req.query.from);
  url.searchParams.append("to", req.query.to);
  url.search = `from=${req.query.from}`;
  res.json(await (await fetch(url)).json());
});

module.exports = router;
