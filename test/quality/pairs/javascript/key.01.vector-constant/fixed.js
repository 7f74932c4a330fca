import { createCipheriv, randomBytes } from "node:crypto";

export function seal(material, record) {
  const start = randomBytes(16);
  const cipher = createCipheriv("aes-256-cbc", material, start);
  return Buffer.concat([start, cipher.update(record), cipher.final()]);
}
