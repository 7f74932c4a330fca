const line = (text) => String(text).replace(/[\x00-\x1f\x7f]+/g, " ");
const printable = (text) => String(text).replace(/[^\x20-\x7e]/g, "");

app.get("/sign-in", (req, res) => {
  logger.warn(`no account ${line(req.query.name)}`);
  logger.warn(`no device ${printable(req.query.device)}`);
  logger.warn(`no room ${String(req.query.room).replace(/[\u0000-\u001F\u2028]/g, "?")}`);
  logger.warn(`no door ${String(req.query.door).replace(/[\p{Cc}\p{Cf}]/gu, "")}`);
});
