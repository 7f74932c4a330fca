const sign = (key, body) => crypto.createHmac("sha256", key).update(body).digest("hex");
const isValid = (given, body) => timingSafeEqual(Buffer.from(given), createHmac("sha256", key).update(body).digest());
const lengthOf = (body) => createHmac("sha256", key).update(body).digest("hex").length;
app.post("/paid", (req, res) => {
  if (isValid(req.get("x-signature"), req.rawBody) === expected) pay();
  if (lengthOf(req.rawBody) === wanted.length) pay();
  if (crypto.timingSafeEqual(Buffer.from(given), Buffer.from(sign(key, req.rawBody)))) pay();
  const name = nameOf(req);
  if (name === other) pay();
});
