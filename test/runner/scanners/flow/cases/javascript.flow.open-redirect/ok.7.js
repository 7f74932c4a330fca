const crypto = require("crypto");
const express = require("express");

const app = express();
const sign = (data) => crypto.createHmac("sha256", process.env.KEY).update(data).digest("base64url");

app.get("/out", (req, res) => {
  const [data, code] = req.query.target.split(".");
  const expected = sign(data);
  if (code.length !== expected.length || !crypto.timingSafeEqual(Buffer.from(code), Buffer.from(expected))) {
    return res.sendStatus(400);
  }
  res.redirect(Buffer.from(data, "base64url").toString());
});

app.get("/next", (req, res) => {
  const { url, code } = req.query;
  const hmac = crypto.createHmac("sha256", process.env.KEY);
  hmac.update(url);
  if (hmac.digest("hex") === code) res.redirect(url);
});
