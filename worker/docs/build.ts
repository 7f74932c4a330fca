import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { digestOf } from "./digest.ts";

/*
 * Writes `/openapi.json` into worker/assets. Runs at installation, before the tests and, by wrangler.toml, before each start and
 * deployment: to load the sources takes most of the CPU time, so it is done only after a change of one of them.
 */

const PROJECT = join(import.meta.dirname, "../..");
const OUTPUT = join(PROJECT, "worker/assets/openapi.json");
/** The digest of the document and of what it was made of. */
const DIGEST = join(PROJECT, "node_modules/.cache/openapi");

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function replace(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${dirname(path)}/.openapi.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

const present = readOrUndefined(OUTPUT);
if (present === undefined || readOrUndefined(DIGEST) !== digestOf(PROJECT, present)) {
  const [{ app }, { describeApi }] = await Promise.all([import("../app.ts"), import("./document.ts")]);
  const document = describeApi(app);
  // What is unchanged is not touched: another process may serve it, and wrangler would reload.
  if (present !== document) replace(OUTPUT, document);
  replace(DIGEST, digestOf(PROJECT, document));
}
