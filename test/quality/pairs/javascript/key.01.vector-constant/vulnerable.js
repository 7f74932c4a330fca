import { createCipheriv } from "node:crypto";

const start = Buffer.from("00112233445566778899aabbccddeeff", "hex");

export function seal(material, record) {
  const cipher = createCipheriv("aes-256-cbc", material, start);
  return Buffer.concat([cipher.update(record), cipher.final()]);
}
