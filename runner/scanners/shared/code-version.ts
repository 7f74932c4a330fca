import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DIGITS = 12;

/** A hash of the code and rules in these directories, hexadecimal. */
export function codeVersion(directories: readonly string[]): string {
  const hash = createHash("sha256");
  for (const directory of directories) {
    const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((path) => /\.(?:ts|yml)$/u.test(path)).toSorted()) {
      const text = readFileSync(join(directory, name));
      hash.update(`${name.replaceAll("\\", "/")}\0${text.length}\0`).update(text);
    }
  }
  return hash.digest("hex").slice(0, DIGITS);
}
