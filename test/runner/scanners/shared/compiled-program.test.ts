import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const PROJECT = fileURLToPath(new URL("../../../../", import.meta.url));
const FLOW = "runner/scanners/flow/main.ts";
const COMPILED = "node_modules/.cache/programs/runner/scanners/flow/main.js";

let copy: string;

/** A copy of the runner, whose files may be changed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "compiled-"));
  for (const path of ["package.json", "runner", "worker/contract"])
    cpSync(join(PROJECT, path), join(copy, path), { recursive: true });
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(PROJECT, "node_modules")))
    if (name !== ".cache") symlinkSync(join(PROJECT, "node_modules", name), join(copy, "node_modules", name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
}

function chosen(): string {
  const source = JSON.stringify(join(copy, "runner/scanners/shared/compiled-program.ts"));
  const script = JSON.stringify(join(copy, FLOW));
  const code = `import(${source}).then(({ compiledProgramOf }) => process.stdout.write(compiledProgramOf(${script})))`;
  return relative(copy, run("-e", code));
}

test("the compiled program is started as long as it is that of the sources", () => {
  expect(chosen()).toBe(FLOW);
  run("runner/scanners/shared/compile-programs.ts");
  expect(chosen()).toBe(COMPILED);
  appendFileSync(join(copy, "runner/scanners/shared/batch-child.ts"), "// changed\n");
  expect(chosen()).toBe(FLOW);
  run("runner/scanners/shared/compile-programs.ts");
  expect(chosen()).toBe(COMPILED);
  rmSync(join(copy, "runner/scanners/flow/budget.ts"));
  expect(chosen()).toBe(FLOW);
});
