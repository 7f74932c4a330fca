import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { findMissingPackages, type Lockfile } from "./lockfile.ts";

/*
 * A registry that has not every platform's binaries makes npm leave those out of the lockfile, and `npm ci` then refuses
 * it everywhere. This writes them in, without integrity: run it after `npm install` where the test of the lockfile asks.
 */
const path = "package-lock.json";
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format, checked by npm ci
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
const missing = findMissingPackages(lockfile);
for (const { name, entry } of missing) lockfile.packages[`node_modules/${name}`] = entry;
const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
process.stdout.write(`${missing.length} packages of other platforms added.\n`);
