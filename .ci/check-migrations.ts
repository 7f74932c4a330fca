import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { findDestructiveStatements } from "./migration-safety.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const DRIZZLE_KIT = join(dirname(createRequire(import.meta.url).resolve("drizzle-kit")), "bin.cjs");

function listMigrations(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
}

function findUnsafeMigrations(folder: string): string[] {
  return listMigrations(folder).flatMap((name) =>
    findDestructiveStatements(readFileSync(join(folder, name), "utf8")).map((reason) => `${name} ${reason}.`),
  );
}

/** Runs drizzle-kit on a copy: anything that it writes is drift. */
function findDrift(folder: string): string[] {
  const copy = mkdtempSync(join(PROJECT, ".wrangler-drift-"));
  try {
    cpSync(folder, copy, { recursive: true });
    const options = [
      "--dialect=sqlite",
      "--schema=./worker/database/*tables.ts",
      `--out=${copy.slice(PROJECT.length)}`,
    ];
    execFileSync(process.execPath, [DRIZZLE_KIT, "generate", "--name=drift", ...options], {
      cwd: PROJECT,
      stdio: "pipe",
    });
    const written = listMigrations(copy).filter((name) => !listMigrations(folder).includes(name));
    return written.map(() => "tables.ts has changed without a migration: run npm run migration.");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const folder = join(PROJECT, "migrations");
const problems = [...findUnsafeMigrations(folder), ...findDrift(folder)];
for (const problem of problems) process.stderr.write(`migrations: ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
