app.get("/case", async (req, res) => {
  const value = req.query.value;
  await fetch("https://api.example.com/items/" + value);
  const target = new URL(value);
  if (target.hostname !== "api.example.com") return res.sendStatus(400);
  await fetch(target);
});
