export function seal(text) {
  const cipher = crypto.createCipheriv("aes-128-ecb", key, null); // expect
  return cipher.update(text, "utf8", "base64");
}
