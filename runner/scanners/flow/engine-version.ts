import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const RULES = fileURLToPath(new URL("../../rules/flow/", import.meta.url));
const SHARED = fileURLToPath(new URL("../shared/", import.meta.url));
const PARSERS = fileURLToPath(new URL("../../../node_modules/@ast-grep/", import.meta.url));
const DIRECTORIES = [import.meta.dirname, RULES];
const DIGITS = 12;

/** A hash of the engine, its tables and its rules: equal versions have equal findings for the same files. */
export function engineVersion(directories: readonly string[] = DIRECTORIES): string {
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

let known: string | undefined;

/** A hash of all that the result of the analysis of a file depends on besides the files: also the parsers, and the code that scanners share. */
export function resultVersion(): string {
  if (known === undefined) {
    const hash = createHash("sha256").update(engineVersion([...DIRECTORIES, SHARED]));
    for (const name of readdirSync(PARSERS).toSorted()) hash.update(readFileSync(join(PARSERS, name, "package.json")));
    known = hash.digest("hex");
  }
  return known;
}
