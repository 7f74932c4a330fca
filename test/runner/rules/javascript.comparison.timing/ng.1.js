export function verify(req, secret) {
  const expected = crypto.createHmac("sha256", secret).update(req.rawBody).digest("hex");
  return expected === req.headers["x-signature"]; // expect
}
