import { randomBytes, scryptSync } from "node:crypto";

export function hashed(given) {
  const grain = randomBytes(16);
  return `${grain.toString("hex")}:${scryptSync(given, grain, 64).toString("hex")}`;
}
