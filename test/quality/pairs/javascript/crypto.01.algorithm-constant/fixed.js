import { createCipheriv } from "node:crypto";

const suite = { name: "aes-256-gcm", bytes: 32 };

export function seal(material, start, record) {
  const cipher = createCipheriv(suite.name, material, start);
  return Buffer.concat([cipher.update(record), cipher.final()]);
}
