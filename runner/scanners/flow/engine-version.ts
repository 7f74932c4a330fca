import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { codeVersion } from "../shared/code-version.ts";

const RULES = fileURLToPath(new URL("../../rules/flow/", import.meta.url));
const SHARED = fileURLToPath(new URL("../shared/", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../../../node_modules/", import.meta.url));
const PARSERS = ["web-tree-sitter", "@vscode/tree-sitter-wasm", "@lumis-sh/wasm-kotlin"];
const DIRECTORIES = [import.meta.dirname, RULES];

/** A hash of the engine, its tables and its rules: equal versions have equal findings for the same files. */
export function engineVersion(directories: readonly string[] = DIRECTORIES): string {
  return codeVersion(directories);
}

let known: string | undefined;

/** A hash of all that the result of the analysis of a file depends on besides the files: also the parsers, and the code that scanners share. */
export function resultVersion(): string {
  if (known === undefined) {
    const hash = createHash("sha256").update(engineVersion([...DIRECTORIES, SHARED]));
    for (const name of PARSERS) hash.update(readFileSync(join(PACKAGES, name, "package.json")));
    known = hash.digest("hex");
  }
  return known;
}
