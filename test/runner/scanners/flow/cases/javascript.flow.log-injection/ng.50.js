const short = (text) => String(text).replace(/[\x21-\x2f]+/g, " ");
const untagged = (text) => String(text).replace(/<[^>]*>/g, "");

app.get("/sign-in", (req, res) => {
  logger.warn(`no account ${short(req.query.name)}`); // expect
  logger.warn(`no device ${untagged(req.query.device)}`); // expect
  logger.warn(`no room ${String(req.query.room).replace(/[^\x00-\x1f]/g, "")}`); // expect
});
