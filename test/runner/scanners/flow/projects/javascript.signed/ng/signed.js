const crypto = require("node:crypto");
const serialize = require("node-serialize");
const app = require("express")();

app.get("/unkeyed", (req, res) => {
  const [encoded, code] = req.query.a.split(".");
  if (crypto.createHash("sha256").update(encoded).digest("hex") !== code) return res.sendStatus(400);
  res.json(serialize.unserialize(encoded).page); // expect
});

app.get("/go", (req, res) => {
  const code = crypto.createHmac("sha256", process.env.SIGNING_KEY).update(req.query.user).digest("hex");
  if (code !== req.query.code) return res.sendStatus(400);
  res.redirect(req.query.target); // expect
});

app.get("/cookie", (req, res) => {
  res.json(serialize.unserialize(Buffer.from(req.cookies.state, "base64").toString()).page); // expect
});
