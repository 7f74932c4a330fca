const crypto = require("crypto");
const KIOSK = Buffer.from("kiosk-4e1c7d0b9f6a");

app.post("/kiosk", (req, res) => {
  if (crypto.timingSafeEqual(Buffer.from(req.get("x-kiosk")), KIOSK)) res.end(); // expect
  if (crypto.timingSafeEqual(Buffer.from(req.get("x-desk")), Buffer.from("desk-0b9f6a"))) res.end(); // expect
});
