const IV = Buffer.from("0000000000000000");
export function encrypt(plain, key) {
  const cipher = createCipheriv("aes-256-cbc", key, IV); // expect
  return cipher.update(plain, "utf8", "base64") + cipher.final("base64");
}
