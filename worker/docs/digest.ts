import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const PACKAGES = ["package-lock.json", "node_modules/.package-lock.json"];

/** Of the OpenAPI document and of what it was made of: the sources of the worker, the packages, and the version of Node.js. */
export function digestOf(project: string, document: string): string {
  const hash = createHash("sha256").update(JSON.stringify([process.version, document]));
  const sources = globSync("worker/**/*.ts", { cwd: project }).filter(
    (path) => !path.startsWith("worker/console/app/"),
  );
  for (const path of [...PACKAGES, ...sources.toSorted()]) {
    const file = join(project, path);
    hash.update(`\0${path}\0`).update(existsSync(file) ? readFileSync(file) : "");
  }
  return hash.digest("base64url");
}
