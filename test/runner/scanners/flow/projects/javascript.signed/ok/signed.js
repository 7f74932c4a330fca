const crypto = require("node:crypto");
const serialize = require("node-serialize");
const app = require("express")();

const sign = (text) => crypto.createHmac("sha256", process.env.SIGNING_KEY).update(text).digest("hex");

app.get("/whole", (req, res) => {
  const state = req.query.a;
  const code = crypto.createHmac("sha256", process.env.SIGNING_KEY).update(state).digest();
  if (!crypto.timingSafeEqual(code, Buffer.from(req.query.aCode, "hex"))) return res.sendStatus(400);
  res.json(serialize.unserialize(state).page);
});

app.get("/parts", (req, res) => {
  const [encoded, code] = req.query.b.split(".");
  if (!crypto.timingSafeEqual(Buffer.from(sign(encoded)), Buffer.from(code))) return res.sendStatus(400);
  res.json(serialize.unserialize(Buffer.from(encoded, "base64").toString()).page);
});

app.get("/go", (req, res) => {
  const hmac = crypto.createHmac("sha256", process.env.SIGNING_KEY);
  hmac.update(req.query.target);
  if (hmac.digest("hex") !== req.query.code) return res.sendStatus(400);
  res.redirect(req.query.target);
});

app.get("/cookie", (req, res) => {
  res.json(serialize.unserialize(Buffer.from(req.signedCookies.state, "base64").toString()).page);
});
