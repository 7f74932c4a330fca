const sign = (key, body) => crypto.createHmac("sha256", key).update(body).digest("hex");
export function signed(body) {
  const mac = createHmac("sha256", KEY);
  mac.update(body);
  return mac.digest("hex");
}
app.post("/paid", (req, res) => {
  if (req.get("x-signature") !== sign(key, req.rawBody)) { // expect
    return res.sendStatus(403);
  }
  const wanted = signed(req.rawBody);
  if (wanted === req.get("x-other")) pay(); // expect
});
class Hook {
  #own(body) {
    return body.trim();
  }
  signature(body) {
    return createHmac("sha1", this.key).update(body).digest("base64");
  }
  accepts(given, body) {
    return given === this.signature(body); // expect
  }
}
