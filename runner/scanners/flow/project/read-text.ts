import { readFileSync } from "node:fs";
import { isMarkup, scriptsOf } from "./markup.ts";

const BYTE_ORDER_MARK = 0xfe_ff;

/** @returns the code of a file: all of its text, or the scripts of markup; null for a file that cannot be read. */
export function readText(path: string): string | null {
  try {
    const whole = readFileSync(path, "utf8");
    const text = whole.charCodeAt(0) === BYTE_ORDER_MARK ? whole.slice(1) : whole;
    return isMarkup(path) ? scriptsOf(text) : text;
  } catch {
    return null;
  }
}
