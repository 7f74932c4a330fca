crypto.createHash("sha256").update(text).digest("hex");
crypto.createHash(algorithm);
createHmac("sha1", key);
CryptoJS.SHA256(text);
hash.digest("hex");
const name = "md5";
