export function encrypt(plain, key) {
  const IV = randomBytes(16);
  const cipher = createCipheriv("aes-256-cbc", key, IV);
  const nonce = Buffer.alloc(12);
  randomFillSync(nonce);
  return [cipher.update(plain), createCipheriv("aes-256-gcm", key, nonce)];
}
