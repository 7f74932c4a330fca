import { createCipheriv } from "node:crypto";

const suite = { name: "des-ede3-cbc", bytes: 24 };

export function seal(material, start, record) {
  const cipher = createCipheriv(suite.name, material, start);
  return Buffer.concat([cipher.update(record), cipher.final()]);
}
