import { createCipheriv, randomBytes } from "node:crypto";


export function seal(key: Buffer, text: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv("aes-256-cbc", key, vector); // expect
  return Buffer.concat([vector, cipher.update(text, "utf8"), cipher.final()]).toString("base64");
}
