export function seal(text) {
  const iv = crypto.randomBytes(16);
  return crypto.createCipheriv("aes-256-cbc", key, iv).update(text);
}
