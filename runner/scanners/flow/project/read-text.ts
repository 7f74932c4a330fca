import { readFileSync } from "node:fs";

const BYTE_ORDER_MARK = 0xfe_ff;

/** @returns null for a file that cannot be read. */
export function readText(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8");
    return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  } catch {
    return null;
  }
}
