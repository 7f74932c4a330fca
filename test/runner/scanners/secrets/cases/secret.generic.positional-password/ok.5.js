const signed = jwt.sign({ id: 1 }, process.env.JWT_SECRET, { expiresIn: "1h" });
const checked = jwt.verify(token, publicKey, { algorithms: ["RS256"] });
const mac = crypto.createHmac("sha256", "test-secret");
const spec = new SecretKeySpec(bytes, "HmacSHA256");
