import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { findMissingPackages, type Lockfile } from "./lockfile.ts";

/*
 * If a registry lacks the binaries of some platforms, npm omits them from the lockfile, and `npm ci` fails on every platform.
 * This adds them, without integrity. Run it after `npm install` if the test of the lockfile fails.
 */
const path = "package-lock.json";
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format, checked by npm ci
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
const missing = findMissingPackages(lockfile);
for (const { name, entry } of missing) lockfile.packages[`node_modules/${name}`] = entry;
const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
process.stdout.write(`${missing.length} packages of other platforms added.\n`);
