const crypto = require("crypto");
const KIOSK = Buffer.from(process.env.KIOSK);

app.post("/kiosk", (req, res) => {
  if (crypto.timingSafeEqual(Buffer.from(req.get("x-kiosk")), KIOSK)) res.end();
  const wanted = crypto.createHmac("sha256", KIOSK).update(req.rawBody).digest("hex");
  if (crypto.timingSafeEqual(Buffer.from(req.get("x-signature")), Buffer.from(`sha256=${wanted}`))) res.end();
});
