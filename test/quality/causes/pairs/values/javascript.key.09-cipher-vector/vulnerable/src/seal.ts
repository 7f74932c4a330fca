import { createCipheriv, randomBytes } from "node:crypto";

const INITIAL = "0123456789abcdef";

export function seal(key: Buffer, text: string): string {
  const vector = Buffer.from(INITIAL, "utf8");
  const cipher = createCipheriv("aes-256-cbc", key, vector); // expect
  return Buffer.concat([vector, cipher.update(text, "utf8"), cipher.final()]).toString("base64");
}
