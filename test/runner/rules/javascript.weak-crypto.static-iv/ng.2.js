export function seal(text) {
  const cipher = crypto.createCipheriv("aes-256-cbc", key, Buffer.alloc(16, 0)); // expect
  return cipher.update(text);
}
