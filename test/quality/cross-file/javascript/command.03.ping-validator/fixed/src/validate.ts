import { isIP } from "node:net";

export function requireHost(value: unknown): string {
  if (typeof value !== "string" || isIP(value) === 0) {
    throw new TypeError("host is required");
  }
  return value;
}
