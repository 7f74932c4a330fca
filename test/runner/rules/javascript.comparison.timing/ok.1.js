const expected = crypto.createHmac("sha256", secret).update(body).digest();
const ok = crypto.timingSafeEqual(expected, given);
if (expected === undefined) throw new Error("no");
