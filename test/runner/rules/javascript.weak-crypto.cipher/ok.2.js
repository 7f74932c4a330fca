export function seal(text) {
  const cipher = crypto.createCipheriv("aes-256-gcm", key, crypto.randomBytes(12));
  return cipher.update(text, "utf8", "base64");
}
