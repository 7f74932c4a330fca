router.get("/", async (ctx) => {
  try {
    ctx.body = await load();
  } catch (error) {
    ctx.body = { message: "failed", stack: error.stack }; // expect
  }
});
app.get("/b", (req, res) => load((err) => res.json({ error: err }))); // expect
